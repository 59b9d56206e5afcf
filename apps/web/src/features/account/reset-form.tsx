import { zodResolver } from '@hookform/resolvers/zod'
import { account, failedWith, PasswordReset } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { accountApi } from '#lib/api/account.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { useNewPassword } from '#lib/new-password/use-new-password.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { StrengthMeter } from '#ui/strength-meter.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import { failureText } from './failure-text.ts'

type ResetFormProps = { token: string; onReset: () => void }

export function ResetForm({ token, onReset }: ResetFormProps) {
  const { control, register, handleSubmit, setError, formState } = useForm<PasswordReset>({
    resolver: zodResolver(PasswordReset),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  // Whose token it is only the server knows, which therefore may be stricter than the meter.
  const { score, mismatch } = useNewPassword({ password, confirmPassword, about: [] })

  const reset = async (body: PasswordReset) => {
    const failed = 'Failed to reset password. Please try again.'
    try {
      await accountApi.resetPassword({ body })
      // Whoever was signed in here no longer is, if it was their password.
      void queryClient.resetQueries(currentUserQuery)
      toast({ title: 'Your password is changed', text: 'Please sign in with the new one.', tone: 'success' })
      onReset()
    } catch (error) {
      toast({ title: 'Reset failed', text: failed, tone: 'error' })
      if (failedWith(account.resetPassword, error, 'account.password_weak'))
        setError('password', { message: failureText(error, failed) }, { shouldFocus: true })
    }
  }

  return (
    <form aria-labelledby="door-title" noValidate onSubmit={(event) => void handleSubmit(reset)(event)}>
      <Field label="Reset token" error={errors.token?.message}>
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('token')} />
      </Field>
      <Field label="New password" hint={<StrengthMeter score={score} />} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={mismatch ?? errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" size="lg" block pending={isSubmitting}>
        Set new password
      </Button>
    </form>
  )
}
