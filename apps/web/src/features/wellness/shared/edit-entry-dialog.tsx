import { type FormEvent, type ReactNode, useId } from 'react'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { entryText } from './entry.text.ts'

type EditEntryDialogProps = {
  title: string
  /** Says what couldn’t be saved, after a failure. */
  failed: string | false
  isPending: boolean
  onSave: (event: FormEvent) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

export function EditEntryDialog({ title, failed, isPending, onSave, onClose, children }: EditEntryDialogProps) {
  const form = useId()
  return (
    <Dialog open onOpenChange={onClose} title={title} wide>
      <DialogBody>
        <form id={form} className="entry-form" noValidate onSubmit={onSave}>
          {children}
          {failed && (
            <Notice tone="error" title={failed}>
              {entryText.failedHint}
            </Notice>
          )}
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form={form} pending={isPending}>
          {isPending ? commonText.saving : entryText.saveChanges}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
