import type { PasswordReset } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { useNewPassword } from '#lib/product/new-password/use-new-password.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useResetPassword } from '../shared/account.queries.ts'
import { accountText } from '../shared/account.text.ts'
import { recoveryText as text } from './recovery.text.ts'

const { fields } = accountText

type ResetFormProps = { token: string; onReset: () => void }

export function ResetForm({ token, onReset }: ResetFormProps) {
  const { control, register, handleSubmit, setError, getValues, formState } = useForm<PasswordReset>({
    resolver: contractResolver((schemas) => schemas.PasswordReset),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const { isPending, mutate } = useResetPassword()
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  // Only the server knows whose token this is, so it may be stricter than the meter.
  const { score, isCompared, mismatch } = useNewPassword({ password, confirmPassword, about: [] })

  const reset = (body: PasswordReset) =>
    mutate(body, {
      onSuccess: onReset,
      onError: (error) =>
        void showServerErrors(setError, error, {
          fields: getValues(),
          codes: { 'account.password_weak': 'password' },
        }),
    })

  return (
    <form aria-labelledby="auth-title" noValidate onSubmit={(event) => void handleSubmit(reset)(event)}>
      <Field label={text.token} error={errors.token?.message}>
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('token')} />
      </Field>
      <Field
        label={fields.newPassword}
        hint={<StrengthMeter score={score} isCompared={isCompared} />}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label={fields.confirmPassword} error={mismatch ?? errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" size="lg" block pending={isPending}>
        {text.setPassword}
      </Button>
    </form>
  )
}
