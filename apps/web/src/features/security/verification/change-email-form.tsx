import { account, failedWith, type CurrentUser, type EmailChange } from '@sadhana/contract'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useFocusedForm } from '#lib/browser/focused-form.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { ControlledProof, emptyProof } from '../owner-proof/controlled-proof.tsx'
import { FactorField } from '../owner-proof/factor-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { EmailDeliveryNotice } from './email-delivery-notice.tsx'
import { useChangeEmail } from './email.queries.ts'
import { verificationText } from './verification.text.ts'

const text = verificationText.changeEmail

const serverErrors = {
  fields: { email: '', password: '', code: '' },
  codes: { 'account.password_wrong': 'password', 'security.code_invalid': 'code', 'security.password_needed': 'code' },
} as const

/** The email changes once the new address is verified, with the link or the code that we email. */
export function ChangeEmailForm({ user }: { user: CurrentUser }) {
  const [sentTo, setSentTo] = useState<string>()
  const { control, register, handleSubmit, setError, setFocus, reset, formState } = useForm<EmailChange>({
    resolver: contractResolver((schemas) => schemas.EmailChange),
    defaultValues: { email: '', ...emptyProof(user, 'password') },
  })
  const { errors } = formState
  const { isPending, mutate } = useChangeEmail()
  const [needsFactor, setNeedsFactor] = useState(false)
  const form = useFocusedForm()

  const change = (body: EmailChange) =>
    mutate(body, {
      onSuccess: () => {
        setSentTo(body.email)
        setNeedsFactor(false)
        reset()
      },
      onError: (error) => {
        if (failedWith(account.changeEmail, error, 'security.factor_needed')) setNeedsFactor(true)
        else if (!showServerErrors(setError, error, serverErrors)) failureToast(error, { title: text.failed })
      },
    })

  const askAgain = () => {
    setSentTo(undefined)
    requestAnimationFrame(() => setFocus('email'))
  }
  const finish = () => {
    setSentTo(undefined)
    focusHeading('#change-email-title')
  }

  return (
    <Panel aria-labelledby="change-email-title">
      <PanelHeader title={user.email ? text.title : text.titleFirst} id="change-email-title" />
      <EmailDeliveryNotice user={user} />
      {sentTo && sentTo !== user.email ? (
        <div className="security-body">
          <EmailCodeForm email={sentTo} onVerified={finish} />
          <Button variant="quiet" className="justify-self-start" onClick={askAgain}>
            {text.otherAddress}
          </Button>
        </div>
      ) : (
        <form ref={form} className="security-body" noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
          <Field label={text.label} error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" {...register('email')} />
          </Field>
          <ControlledProof user={user} control={control} passwordName="password" codeName="code" />
          {needsFactor && (
            <Controller
              control={control}
              name="code"
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <FactorField
                  value={value ?? ''}
                  onValueChange={(typed) => onChange(typed === '' ? undefined : typed)}
                  error={error?.message}
                />
              )}
            />
          )}
          <Button type="submit" variant="secondary" className="justify-self-start" pending={isPending}>
            {text.submit}
          </Button>
        </form>
      )}
    </Panel>
  )
}
