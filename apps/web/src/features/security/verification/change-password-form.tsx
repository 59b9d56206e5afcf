import type { CurrentUser, PasswordChange, PasswordChangeForm } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useFocusedForm } from '#lib/browser/focused-form.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { accountApi } from '#lib/member/account-api.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { useNewPassword } from '#lib/product/new-password/use-new-password.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { ControlledProof, emptyProof } from '../owner-proof/controlled-proof.tsx'
import { changePasswordText as text } from './change-password.text.ts'

const fields = { currentPassword: '', code: '', password: '', confirmPassword: '' }
const codes = {
  'account.password_wrong': 'currentPassword',
  'account.password_weak': 'password',
  'security.code_invalid': 'code',
  'security.password_needed': 'code',
} as const

const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => accountApi.changePassword({ body }),
    onSuccess: async () => {
      toast({ ...text.changed, tone: 'success' })
      // It may have been the member's first email address.
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })

export function ChangePasswordForm({ user }: { user: CurrentUser }) {
  const { control, register, handleSubmit, setError, reset, formState } = useForm<PasswordChangeForm>({
    resolver: contractResolver((schemas) => schemas.PasswordChangeForm),
    defaultValues: { ...emptyProof(user, 'currentPassword'), password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const { isPending, mutate } = useChangePassword()
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  const form = useFocusedForm()
  const about = [user.username, user.email, user.displayName]
  const { score, isCompared, mismatch } = useNewPassword({ password, confirmPassword, about })

  const change = ({ currentPassword, code, password: newPassword }: PasswordChangeForm) =>
    mutate(
      { currentPassword, code, newPassword },
      {
        onSuccess: () => reset(),
        onError: (error) => {
          if (!showServerErrors(setError, error, { fields, codes })) failureToast(error, { title: text.failed })
        },
      },
    )

  const title = user.hasPassword === false ? text.title.first : text.title.change
  return (
    <Panel aria-labelledby="change-password-title">
      <PanelHeader title={title} id="change-password-title" />
      <form ref={form} className="security-body" noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <ControlledProof
          user={user}
          control={control}
          passwordName="currentPassword"
          codeName="code"
          label={text.fields.current}
        />
        <Field
          label={text.fields.new}
          hint={<StrengthMeter score={score} isCompared={isCompared} />}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={text.fields.confirm} error={mismatch ?? errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" pending={isPending}>
          {title}
        </Button>
      </form>
    </Panel>
  )
}
