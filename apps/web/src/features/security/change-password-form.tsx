import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, PasswordChangeForm, type CurrentUser, type ErrorCode } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { accountApi } from '#lib/api/account.ts'
import { useNewPassword } from '#lib/new-password/use-new-password.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { StrengthMeter } from '#ui/strength-meter.tsx'
import { toast } from '#ui/toast-store.ts'

const fieldRefusedBy: Partial<Record<ErrorCode, keyof PasswordChangeForm>> = {
  'account.password_wrong': 'currentPassword',
  'account.password_weak': 'password',
}

export function ChangePasswordForm({ user }: { user: CurrentUser }) {
  const { control, register, handleSubmit, setError, reset, formState } = useForm<PasswordChangeForm>({
    resolver: zodResolver(PasswordChangeForm),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  const about = [user.username, user.email, user.displayName]
  const { score, mismatch } = useNewPassword({ password, confirmPassword, about })

  const change = async ({ currentPassword, password }: PasswordChangeForm) => {
    try {
      await accountApi.changePassword({ body: { currentPassword, newPassword: password } })
      toast({ title: 'Your password is changed', text: 'Your other devices were signed out.', tone: 'success' })
      reset()
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Please try again later.'
      const field = error instanceof ApiError && error.code && fieldRefusedBy[error.code]
      if (field) setError(field, { message }, { shouldFocus: true })
      else toast({ title: 'Failed to change your password', text: message, tone: 'error' })
    }
  }

  return (
    <Panel aria-labelledby="change-password-title">
      <PanelHeader title="Change password" id="change-password-title" />
      <form className="security-body" noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New password" hint={<StrengthMeter score={score} />} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm password" error={mismatch ?? errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" pending={isSubmitting}>
          Change Password
        </Button>
      </form>
    </Panel>
  )
}
