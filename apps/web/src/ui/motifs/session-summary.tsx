import type { ReactNode } from 'react'
import type { Feeling } from '#intl/feelings.text.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { uiText } from '#intl/ui.text.ts'
import { sanskrit } from '#ui/sanskrit.ts'
import { FeelingFlow } from './feeling-flow.tsx'
import { LimbSymbol, type LimbId } from './limb-symbol.tsx'
import { Stone } from './stone.tsx'

const marks = { unit: (words: string) => <small>{words}</small> }

const stoneShapes = ['a', 'b', 'c'] as const

type SessionSummaryProps = {
  limb: LimbId
  /** The name of the limb. */
  name: string
  /** The heading's level on its page. */
  heading: 'h3' | 'h4'
  when?: ReactNode
  minutes: number
  before: Feeling | null
  after: Feeling | null
  /** Says that it was hard; only for the member's own eyes. */
  hard?: string | undefined
  /** Its place in a list; neighbours take different stones. */
  index: number
  /** The actions for the session. */
  action?: ReactNode
  /** The notes, if there are any to read. */
  children?: ReactNode
}

/** One session: limb, time, minutes, feelings and notes. */
export function SessionSummary({ heading: Heading, index, ...session }: SessionSummaryProps) {
  const { limb, name, when, minutes, before, after, hard, action, children } = session
  return (
    <div className="session-summary">
      <Stone tone={limb} shape={stoneShapes[index % stoneShapes.length] ?? 'a'}>
        <LimbSymbol limb={limb} />
      </Stone>
      <div className="min-w-0">
        <Heading {...sanskrit} className="session-name">
          {name}
        </Heading>
        {when && <p className="text-sm text-muted">{when}</p>}
      </div>
      <div className="session-end">
        <p className="session-minutes">{withMarked(uiText.minutes(minutes), marks)}</p>
        {action}
      </div>
      <div className="session-more">
        <FeelingFlow before={before} after={after} hard={hard} />
        {children}
      </div>
    </div>
  )
}
