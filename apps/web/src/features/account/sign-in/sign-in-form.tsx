import { account, failedWith, type Credentials } from '@sadhana/contract'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useDelayedSubmit, useTypedValues } from '#lib/form/prerendered-form.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type UnfinishedSignIn, useSignIn } from '../shared/account.queries.ts'
import { accountText } from '../shared/account.text.ts'
import { failureText } from '../shared/failure-text.ts'
import { PasskeySignIn } from '../passkey/passkey-sign-in.tsx'
import { searchWithView } from '../shared/login-view.ts'

const text = accountText.signIn

const TwoFactorDialog = lazyScreen(async () => (await import('./two-factor-dialog.tsx')).TwoFactorDialog)

const failureId = 'sign-in-failure'

/** Only in development: a build leaves out the import, and with it the demo member's name and password. */
const DemoSignIn = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./demo-sign-in.tsx')).DemoSignIn }))
  : null

export function SignInForm() {
  const { search } = useLocation()
  const [waiting, setWaiting] = useState<UnfinishedSignIn>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Credentials>({
    resolver: contractResolver((schemas) => schemas.Credentials),
    defaultValues: useTypedValues({ identifier: '', password: '' }),
  })
  const { errors } = formState
  const form = useDelayedSubmit()
  const { isPending, mutate } = useSignIn()

  const signIn = (credentials: Credentials) =>
    mutate(credentials, {
      onSuccess: setWaiting,
      onError: (error) => {
        const isRefused = failedWith(account.login, error, 'account.invalid_credentials')
        const message = failureText(error, text.refused)
        setError('root', { type: isRefused ? 'refused' : 'failed', message })
        if (isRefused) setFocus('password', { shouldSelect: true })
      },
    })

  const fail = useCallback(
    (error: unknown) => setError('root', { type: 'failed', message: failureText(error, accountText.passkey.failed) }),
    [setError],
  )

  const expire = (message: string) => {
    setWaiting(undefined)
    setError('root', { type: 'expired', message })
  }

  // Both are marked, because we must not reveal which of the two was wrong.
  const refusal = errors.root?.type === 'refused' && { 'aria-invalid': true, 'aria-describedby': failureId }

  return (
    <>
      <form
        ref={form}
        method="post"
        aria-labelledby="auth-title"
        noValidate
        onSubmit={(event) => void handleSubmit(signIn)(event)}
      >
        {errors.root && (
          <Notice id={failureId} tone="error" title={errors.root.type === 'expired' ? text.expired : text.failed}>
            {errors.root.message}
          </Notice>
        )}
        <Field label={text.identifier} error={errors.identifier?.message}>
          <TextInput
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            {...register('identifier')}
            {...refusal}
          />
        </Field>
        <Field
          label={accountText.fields.password}
          aside={
            <Link className="text-sm" to={{ search: searchWithView(search, 'forgot') }}>
              {text.forgot}
            </Link>
          }
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="current-password" {...register('password')} {...refusal} />
        </Field>
        <Button type="submit" size="lg" block pending={isPending}>
          {text.submit}
        </Button>
      </form>
      <PasskeySignIn isPaused={isPending || waiting !== undefined} onFailed={fail} />
      {DemoSignIn && (
        <Suspense fallback={null}>
          <DemoSignIn onChoose={signIn} />
        </Suspense>
      )}
      {waiting && (
        <Suspense fallback={null}>
          <TwoFactorDialog waiting={waiting} onExpired={expire} onClose={() => setWaiting(undefined)} />
        </Suspense>
      )}
    </>
  )
}
