import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, RegistrationForm, type ErrorCode } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { accountApi } from '#lib/api/account.ts'
import { useNewPassword } from '#lib/new-password/use-new-password.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { RegisterFields } from './register-fields.tsx'
import { startSession } from './start-session.ts'

const fieldRefusedBy: Partial<Record<ErrorCode, keyof RegistrationForm>> = {
  'referral.code_invalid': 'referralCode',
  'account.username_taken': 'username',
  'account.email_taken': 'email',
  'account.password_weak': 'password',
}

export function RegisterForm({ referralCode }: { referralCode: string }) {
  const { control, register, handleSubmit, setError, formState } = useForm<RegistrationForm>({
    resolver: zodResolver(RegistrationForm),
    defaultValues: { referralCode, displayName: '', username: '', email: '', password: '', confirmPassword: '' },
  })
  const [password, confirmPassword, ...about] = useWatch({
    control,
    name: ['password', 'confirmPassword', 'username', 'email', 'displayName'],
  })
  const typing = useNewPassword({ password, confirmPassword, about })

  const createAccount = async ({ confirmPassword: _typedTwice, ...registration }: RegistrationForm) => {
    try {
      startSession(await accountApi.register({ body: registration }))
    } catch (error) {
      toast({
        title: 'Registration failed',
        text: 'Unable to create account. Please try again.',
        tone: 'error',
      })
      const field = error instanceof ApiError && error.code && fieldRefusedBy[error.code]
      if (field) setError(field, { message: error.message }, { shouldFocus: true })
    }
  }

  return (
    <form aria-labelledby="door-title" noValidate onSubmit={(event) => void handleSubmit(createAccount)(event)}>
      <RegisterFields register={register} errors={formState.errors} {...typing} />
      <Button type="submit" size="lg" block pending={formState.isSubmitting}>
        Create account
      </Button>
    </form>
  )
}
