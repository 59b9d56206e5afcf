import './state-mark.css'
import type { ReactNode } from 'react'

type StateMarkProps = {
  tone: 'fine' | 'look' | 'worry' | 'plain'
  children: ReactNode
}

/** A state, as a small stone and a word. The colour only repeats what the word says. */
export const StateMark = ({ tone, children }: StateMarkProps) => (
  <span className={`state-mark state-mark-${tone}`}>{children}</span>
)
