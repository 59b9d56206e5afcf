import { zodResolver } from '@hookform/resolvers/zod'
import { ActReason } from '@sadhana/contract'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { consoleText } from './console.text.ts'

type Values = { reason: string }

type ReasonDialogProps = {
  title: string
  /** Says what will happen, and what won’t. */
  description: string
  /** The label of the button. */
  action: string
  act: Pick<UseMutationResult<unknown, Error, Values>, 'mutate' | 'isPending'>
  onClose: () => void
  /** What to know before deciding. */
  children?: ReactNode
}

/** Asks for a reason before an action. A refused reason is shown here; the caller shows any other failure. */
export function ReasonDialog({ title, description, action, act, onClose, children }: ReasonDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(ActReason),
    defaultValues: { reason: '' },
  })
  const send = (values: Values) =>
    act.mutate(values, {
      onSuccess: onClose,
      onError: (error) => showServerErrors(setError, error, { fields: { reason: true } }),
    })
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <DialogBody>
          <Field
            label={consoleText.reason.label}
            hint={consoleText.reason.hint}
            error={formState.errors.reason?.message}
            announcesError
          >
            <Textarea rows={3} {...register('reason')} />
          </Field>
          {children}
        </DialogBody>
        <DialogActions>
          <Button type="submit" pending={act.isPending}>
            {action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {commonText.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
