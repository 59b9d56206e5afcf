import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, NewReport, type Person } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { communityApi } from '#lib/api/community.ts'
import { useRetryKey } from '#lib/retry-key.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { toast } from '#ui/toast-store.ts'

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
  const { errors, isSubmitting } = formState
  const keyFor = useRetryKey()

  const report = async ({ reason }: { reason: string }) => {
    const body = { userId: person.id, ...(sessionId && { sessionId }), reason }
    try {
      await communityApi.report({ body, idempotencyKey: keyFor(body) })
    } catch (error) {
      const why = error instanceof ApiError && error.code ? error.message : 'Please try again.'
      return toast({ title: 'Failed to send your report', text: why, tone: 'error' })
    }
    toast({ title: 'Thank you. Our people will look at it.', tone: 'success' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={sessionId ? `Report this practice of ${person.displayName}` : `Report ${person.displayName}`}
      description="Only our people read this. The person it is about is not told."
    >
      <DialogBody>
        <form id={formId} noValidate onSubmit={(event) => void handleSubmit(report)(event)}>
          <Field label="What happened?" error={errors.reason?.message}>
            <Textarea rows={4} aria-required {...register('reason')} />
          </Field>
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form={formId} pending={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send report'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
