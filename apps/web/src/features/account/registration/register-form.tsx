import type { RegistrationForm } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { useDelayedSubmit, useTypedValues } from '#lib/form/prerendered-form.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { useNewPassword } from '#lib/product/new-password/use-new-password.ts'
import { Button } from '#ui/button.tsx'
import { useRegister } from '../shared/account.queries.ts'
import { RegisterFields } from './register-fields.tsx'
import { registerText } from './register.text.ts'

const codes = {
  'referral.code_invalid': 'referralCode',
  'account.username_taken': 'username',
  'account.email_taken': 'email',
  'account.password_weak': 'password',
} as const

const empty = { displayName: '', username: '', email: '', password: '', confirmPassword: '' }

export function RegisterForm({ referralCode }: { referralCode: string }) {
  const { control, register, handleSubmit, setError, getValues, formState } = useForm<RegistrationForm>({
    resolver: contractResolver((schemas) => schemas.RegistrationForm),
    defaultValues: useTypedValues({ ...empty, referralCode }),
  })
  const [password, confirmPassword, ...about] = useWatch({
    control,
    name: ['password', 'confirmPassword', 'username', 'email', 'displayName'],
  })
  const { isPending, mutate } = useRegister()
  const form = useDelayedSubmit()
  const typing = useNewPassword({ password, confirmPassword, about })

  const createAccount = ({ confirmPassword: _typedTwice, ...registration }: RegistrationForm) =>
    mutate(registration, { onError: (error) => void showServerErrors(setError, error, { fields: getValues(), codes }) })

  return (
    <form
      ref={form}
      method="post"
      aria-labelledby="auth-title"
      noValidate
      onSubmit={(event) => void handleSubmit(createAccount)(event)}
    >
      <RegisterFields register={register} errors={formState.errors} {...typing} />
      <Button type="submit" size="lg" block pending={isPending}>
        {registerText.submit}
      </Button>
    </form>
  )
}
