import { zodResolver } from '@hookform/resolvers/zod'
import { NewReport, type Person } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { useReport } from '../data/safety.queries.ts'

type ReportDialogProps = {
  person: Person
  sessionId: string | undefined
  onReturnFocus: () => void
  onClose: () => void
}

const formId = 'report'
const reasonOnly = zodResolver(NewReport.pick({ reason: true }))

export function ReportDialog({ person, sessionId, onReturnFocus, onClose }: ReportDialogProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: reasonOnly, defaultValues: { reason: '' } })
  const { mutate: report, isPending } = useReport(person, sessionId, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={sessionId ? `Report this practice by ${person.displayName}` : `Report ${person.displayName}`}
      description="Only our moderators will read this. We won’t tell the person you’re reporting."
    >
      <DialogBody>
        <form id={formId} noValidate onSubmit={(event) => void handleSubmit((values) => report(values))(event)}>
          <Field label="What happened?" error={formState.errors.reason?.message}>
            <Textarea rows={4} aria-required {...register('reason')} />
          </Field>
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form={formId} pending={isPending}>
          {isPending ? 'Sending...' : 'Send report'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
