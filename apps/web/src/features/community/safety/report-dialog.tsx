import { type Person, reportKinds } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { useReport } from '../data/safety.queries.ts'
import { reportText as text } from './report.text.ts'

type ReportDialogProps = {
  person: Person
  sessionId: string | undefined
  onReturnFocus: () => void
  onClose: () => void
}

const formId = 'report'
const reasonOnly = contractResolver(({ NewReport }) => NewReport.pick({ kind: true, reason: true }))

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
      title={sessionId ? text.titleOfPractice(person.displayName) : text.title(person.displayName)}
      description={text.text}
    >
      <DialogBody>
        <form
          id={formId}
          className="grid gap-4"
          noValidate
          onSubmit={(event) => void handleSubmit((values) => report(values))(event)}
        >
          <Field label={text.kind}>
            <Select {...register('kind')}>
              {reportKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text.reason} error={formState.errors.reason?.message}>
            <Textarea rows={4} aria-required {...register('reason')} />
          </Field>
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form={formId} pending={isPending}>
          {isPending ? text.sending : text.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
