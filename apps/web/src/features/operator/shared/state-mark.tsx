import './state-mark.css'
import type { ReactNode } from 'react'

type StateMarkProps = {
  tone: 'fine' | 'look' | 'worry' | 'plain'
  children: ReactNode
}

/** A state: a small stone and a word. The word says it, the colour only repeats it. */
export const StateMark = ({ tone, children }: StateMarkProps) => (
  <span className={`state-mark state-mark-${tone}`}>{children}</span>
)
