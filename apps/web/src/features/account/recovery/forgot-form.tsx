import type { ForgottenPassword } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForgotPassword } from '../shared/account.queries.ts'
import { accountText } from '../shared/account.text.ts'
import { recoveryText as text } from './recovery.text.ts'

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm<ForgottenPassword>({
    resolver: contractResolver((schemas) => schemas.ForgottenPassword),
    defaultValues: { email: '' },
  })
  const { errors } = formState
  const { isPending, mutate } = useForgotPassword()

  const askForLink = (body: ForgottenPassword) => mutate(body, { onSuccess: () => onSent(body.email) })

  return (
    <form aria-labelledby="auth-title" noValidate onSubmit={(event) => void handleSubmit(askForLink)(event)}>
      <Field label={accountText.fields.email} error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" block pending={isPending}>
        {text.sendLink}
      </Button>
    </form>
  )
}
