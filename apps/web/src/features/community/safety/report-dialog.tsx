import { type Person, type ReportKind, reportKinds } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { useReport } from '../data/safety.queries.ts'

type ReportDialogProps = {
  person: Person
  sessionId: string | undefined
  onReturnFocus: () => void
  onClose: () => void
}

const formId = 'report'
const reasonOnly = contractResolver(({ NewReport }) => NewReport.pick({ kind: true, reason: true }))

const kindLabels: Record<ReportKind, string> = {
  worry: 'I’m worried about this person',
  unkind: 'Unkind or threatening',
  selling: 'Selling or begging',
  other: 'Something else',
}

export function ReportDialog({ person, sessionId, onReturnFocus, onClose }: ReportDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: reasonOnly,
    defaultValues: { kind: 'other', reason: '' },
  })
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
        <form
          id={formId}
          className="grid gap-4"
          noValidate
          onSubmit={(event) => void handleSubmit((values) => report(values))(event)}
        >
          <Field label="What is it about?">
            <Select {...register('kind')}>
              {reportKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindLabels[kind]}
                </option>
              ))}
            </Select>
          </Field>
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
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
