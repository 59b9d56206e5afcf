import { conversationReportKinds, type ConversationReportKind, type Person } from '@sadhana/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { firstNameOf } from '#lib/time/greeting.ts'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { useReportConversation } from './message.queries.ts'
import { reportText as text } from './message.text.ts'

type ReportDialogProps = { person: Person; onReturnFocus: () => void; onClose: () => void; onBlock: () => void }

/** Moderators see messages only if the box is ticked, and only the last ten. */
export function ReportDialog({ person, onReturnFocus, onClose, onBlock }: ReportDialogProps) {
  const [kind, setKind] = useState<ConversationReportKind>()
  const [withMessages, setWithMessages] = useState(true)
  const [blocks, setBlocks] = useState(false)
  const name = firstNameOf(person.displayName)
  const { mutate: report, isPending } = useReportConversation(person, () => {
    onClose()
    if (blocks) onBlock()
  })
  return (
    <Dialog open onOpenChange={onClose} onReturnFocus={onReturnFocus} title={text.title} description={text.about(name)}>
      <DialogBody>
        <fieldset className="report-kinds">
          <legend className="sr-only">{text.question}</legend>
          {conversationReportKinds.map((one) => (
            <label key={one} className="report-kind">
              <input
                type="radio"
                name="kind"
                className="report-radio"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              {text.kinds[one]}
            </label>
          ))}
        </fieldset>
        {kind === 'worry' && (
          <p className="report-help" {...inEnglish}>
            {text.helpNow} <Link to="/help-now">{text.helpNowLink}</Link>
          </p>
        )}
        <Checkbox
          label={text.withMessages}
          hint={withMessages ? undefined : text.withoutMessages}
          checked={withMessages}
          onChange={({ target }) => setWithMessages(target.checked)}
        />
        <Checkbox label={text.blockToo(name)} checked={blocks} onChange={({ target }) => setBlocks(target.checked)} />
      </DialogBody>
      <DialogActions>
        <Button
          pending={isPending}
          disabled={kind === undefined}
          onClick={() => kind && report({ kind, withMessages })}
        >
          {text.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
