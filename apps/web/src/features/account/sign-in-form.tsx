import { zodResolver } from '@hookform/resolvers/zod'
import { Credentials, TwoFactorRequired, type WaitingSignIn } from '@sadhana/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { accountApi } from '#lib/api/account.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import { failureText } from './failure-text.ts'
import { searchWithView } from './login-view.ts'
import { startSession } from './start-session.ts'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

export function SignInForm() {
  const { search } = useLocation()
  const [waiting, setWaiting] = useState<WaitingSignIn>()
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: { identifier: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const signIn = async (credentials: Credentials) => {
    try {
      const reply = await accountApi.login({ body: credentials })
      const unfinished = TwoFactorRequired.safeParse(reply)
      if (unfinished.success) setWaiting({ userId: unfinished.data.userId, tempToken: unfinished.data.tempToken })
      else startSession(reply)
    } catch (error) {
      const text = failureText(error, 'Invalid credentials. Please try again.')
      toast({ title: 'Login failed', text, tone: 'error' })
    }
  }

  return (
    <>
      <form aria-labelledby="door-title" noValidate onSubmit={(event) => void handleSubmit(signIn)(event)}>
        <Field label="Username, email or phone" error={errors.identifier?.message}>
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('identifier')} />
        </Field>
        <Field
          label="Password"
          aside={
            <Link className="text-sm" to={{ search: searchWithView(search, 'forgot') }}>
              Forgot password?
            </Link>
          }
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" size="lg" block pending={isSubmitting}>
          Sign in
        </Button>
      </form>
      {waiting && <TwoFactorDialog waiting={waiting} onClose={() => setWaiting(undefined)} />}
    </>
  )
}
