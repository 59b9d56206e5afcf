import './state-mark.css'
import type { ReactNode } from 'react'

type StateMarkProps = {
  tone: 'fine' | 'look' | 'worry' | 'plain'
  children: ReactNode
}

/** A small stone and a word: how something stands. The word says it, the colour only repeats it. */
export const StateMark = ({ tone, children }: StateMarkProps) => (
  <span className={`state-mark state-mark-${tone}`}>{children}</span>
)
