import type { Reflection } from '@sadhana/contract'
import { clockTime, dayAndMonthName, fullDate, shortDay } from '#intl/intl.rules.ts'
import { hardMark } from '#lib/product/hard/hard.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { calendarText } from '#lib/time/calendar.text.ts'
import { FeelingFlow } from '#ui/motifs/feeling-flow.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { reflectionText as text } from './reflection.text.ts'

type ReadDialogProps = { reflection: Reflection; quiet: boolean; onClose: () => void }

/** Exactly the data that the reflection was made from. */
export function ReadDialog({ reflection, quiet, onClose }: ReadDialogProps) {
  const { sessions, pauses } = reflection.read
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={text.read}
      description={text.readText(fullDate(reflection.madeAt.slice(0, 10)))}
      initialFocus=".reflection-read"
    >
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <section className="reflection-read" tabIndex={0} aria-label={text.read}>
          <h3>{quiet ? text.readPractices : text.readCounts(sessions.length)}</h3>
          <ul>
            {sessions.map(({ date, time, limbType, minutes, before, after, isHard }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list doesn't change, and two sessions may be alike
              <li key={index}>
                <span className="text-muted numerals">{calendarText.moment(shortDay(date), clockTime(time))}</span>
                <span>
                  <span {...sanskrit}>{limbNames[limbType]}</span>
                  {!quiet && `, ${text.minutes(minutes)}`}
                </span>
                <FeelingFlow before={before} after={after} hard={hardMark(isHard, after)} />
              </li>
            ))}
          </ul>
          {pauses.length > 0 && (
            <>
              <h3>{text.readPauses}</h3>
              <ul>
                {pauses.map(({ firstDay, lastDay }) => (
                  <li key={firstDay}>{text.pause(dayAndMonthName(firstDay), dayAndMonthName(lastDay))}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
