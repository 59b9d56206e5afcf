import { zodResolver } from '@hookform/resolvers/zod'
import { account } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { accountApi } from '#lib/api/account.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'

type Forgotten = { email: string }

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, formState } = useForm<Forgotten>({
    resolver: zodResolver(account.forgotPassword.body),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState

  const askForLink = async (body: Forgotten) => {
    try {
      const { message } = await accountApi.forgotPassword({ body })
      toast({ title: message, tone: 'success' })
      onSent()
    } catch {
      toast({ title: 'Error', text: 'Failed to send reset link.', tone: 'error' })
    }
  }

  return (
    <form aria-labelledby="door-title" noValidate onSubmit={(event) => void handleSubmit(askForLink)(event)}>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" block pending={isSubmitting}>
        Send reset link
      </Button>
    </form>
  )
}
