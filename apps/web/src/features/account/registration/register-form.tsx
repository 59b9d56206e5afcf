import { zodResolver } from '@hookform/resolvers/zod'
import { RegistrationForm } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { useNewPassword } from '#lib/new-password/use-new-password.ts'
import { Button } from '#ui/button.tsx'
import { useRegister } from '../account.queries.ts'
import { RegisterFields } from './register-fields.tsx'

const serverErrors = {
  fields: RegistrationForm.shape,
  codes: {
    'referral.code_invalid': 'referralCode',
    'account.username_taken': 'username',
    'account.email_taken': 'email',
    'account.password_weak': 'password',
  },
} as const

export function RegisterForm({ referralCode }: { referralCode: string }) {
  const { control, register, handleSubmit, setError, formState } = useForm<RegistrationForm>({
    resolver: zodResolver(RegistrationForm),
    defaultValues: { referralCode, displayName: '', username: '', email: '', password: '', confirmPassword: '' },
  })
  const [password, confirmPassword, ...about] = useWatch({
    control,
    name: ['password', 'confirmPassword', 'username', 'email', 'displayName'],
  })
  const { isPending, mutate } = useRegister()
  const typing = useNewPassword({ password, confirmPassword, about })

  const createAccount = ({ confirmPassword: _typedTwice, ...registration }: RegistrationForm) =>
    mutate(registration, { onError: (error) => void showServerErrors(setError, error, serverErrors) })

  return (
    <form aria-labelledby="auth-title" noValidate onSubmit={(event) => void handleSubmit(createAccount)(event)}>
      <RegisterFields register={register} errors={formState.errors} {...typing} />
      <Button type="submit" size="lg" block pending={isPending}>
        Create account
      </Button>
    </form>
  )
}
