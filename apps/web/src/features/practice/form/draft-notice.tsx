import { localMoment } from '@sadhana/contract'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { clockTime } from '#intl/intl.rules.ts'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { memberCalendar, useMemberDate } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import type { Moment } from './moment-fold.tsx'

type DraftNoticeProps = {
  begunAt: number
  /** True if the draft still has the date and time that the member had chosen. */
  choseMoment: boolean
  onBegun: (moment: Moment) => void
  onStartOver: () => void
}

const worthAskingMs = 30 * 60_000

/** Says when the draft was started, and whether the member chose its date. */
export function DraftNotice({ begunAt, choseMoment, onBegun, onStartOver }: DraftNoticeProps) {
  const today = useMemberDate()
  const start = localMoment(new Date(begunAt), memberCalendar().zone)
  const when = `${lowerFirst(dayInWords(start.date, today))}, ${clockTime(start.time)}`
  const [isOld] = useState(() => Date.now() - begunAt >= worthAskingMs)
  return (
    <output className="draft-notice">
      <FileText aria-hidden="true" />
      <div>
        <p className="draft-notice-title">We kept your unfinished entry from {when}.</p>
        <p>{choseMoment ? 'It has the date and time you chose.' : 'Date and time are set to now.'}</p>
        <p className="draft-notice-ways">
          {isOld && !choseMoment && (
            <Button variant="soft" onClick={() => onBegun(start)}>
              It was {when}
            </Button>
          )}
          <Button variant="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </p>
      </div>
    </output>
  )
}

/** "Today" and "Yesterday" inside a sentence; a weekday keeps its capital. */
const lowerFirst = (words: string): string => words.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase())
