import { localMoment } from '@sadhana/contract'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { dayInSentence } from '#lib/time/calendar.rules.ts'
import { memberCalendar, useMemberDate } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import type { Moment } from './moment-fold.tsx'
import { practiceFormText } from './practice-form.text.ts'

const text = practiceFormText.draft

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
  const day = dayInSentence(start.date, today)
  const [isOld] = useState(() => Date.now() - begunAt >= worthAskingMs)
  return (
    <output className="draft-notice">
      <FileText aria-hidden="true" />
      <div>
        <p className="draft-notice-title">{text.kept(day, start.time)}</p>
        <p>{choseMoment ? text.hasMoment : text.isNow}</p>
        <p className="draft-notice-ways">
          {isOld && !choseMoment && (
            <Button variant="soft" onClick={() => onBegun(start)}>
              {text.wasThen(day, start.time)}
            </Button>
          )}
          <Button variant="quiet" onClick={onStartOver}>
            {text.startOver}
          </Button>
        </p>
      </div>
    </output>
  )
}
