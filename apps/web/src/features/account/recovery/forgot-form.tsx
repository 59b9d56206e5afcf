import { zodResolver } from '@hookform/resolvers/zod'
import { account } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForgotPassword } from '../account.queries.ts'

type Forgotten = { email: string }

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, formState } = useForm<Forgotten>({
    resolver: zodResolver(account.forgotPassword.body),
    defaultValues: { email: '' },
  })
  const { errors } = formState
  const { isPending, mutate } = useForgotPassword()

  const askForLink = (body: Forgotten) => mutate(body, { onSuccess: onSent })

  return (
    <form aria-labelledby="auth-title" noValidate onSubmit={(event) => void handleSubmit(askForLink)(event)}>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" block pending={isPending}>
        Send reset link
      </Button>
    </form>
  )
}
