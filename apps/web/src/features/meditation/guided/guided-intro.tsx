import { Info } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { minutesOf, type GuidedPractice } from '../shared/guided.rules.ts'
import { guidedText } from './guided.text.ts'

type GuidedIntroProps = {
  practice: GuidedPractice | null
  canStart: boolean
  onStart: (practice: GuidedPractice) => void
  onClose: () => void
}

/** A whole practice to read in advance: what to be careful about, how to start, then every step with its text. */
export function GuidedIntro({ practice, canStart, onStart, onClose }: GuidedIntroProps) {
  if (!practice) return null
  return (
    <Dialog
      open
      wide
      onOpenChange={(stays) => !stays && onClose()}
      title={practice.title}
      description={guidedText.steps(minutesOf(practice), practice.steps.length)}
    >
      {practice.note && (
        <DialogBody>
          <section className="guided-intro-note" aria-label={guidedText.before}>
            <h3>{guidedText.before}</h3>
            <p className="guided-note">
              <Info aria-hidden="true" />
              <span>{practice.note}</span>
            </p>
          </section>
        </DialogBody>
      )}
      <DialogActions>
        {canStart && <Button onClick={() => onStart(practice)}>{guidedText.start}</Button>}
        <Button variant="quiet" onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
      <DialogBody>
        <ol className="guided-intro-steps">
          {practice.steps.map(({ title, minutes, lines }) => (
            <li key={title}>
              <h3>
                {title} <span>{guidedText.minutes(minutes)}</span>
              </h3>
              {lines.map(([second, words]) => (
                <p key={second}>{words}</p>
              ))}
            </li>
          ))}
        </ol>
      </DialogBody>
    </Dialog>
  )
}
