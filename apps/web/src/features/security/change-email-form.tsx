import { zodResolver } from '@hookform/resolvers/zod'
import { account, EmailChange, failedWith, type CurrentUser } from '@sadhana/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountApi } from '#lib/api/account.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import { EmailCodeForm } from './email-code-form.tsx'

/** The address changes when the new one is proven, by the link in the mail or by the code beside it. */
export function ChangeEmailForm({ user }: { user: CurrentUser }) {
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm<EmailChange>({
    resolver: zodResolver(EmailChange),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const change = async (body: EmailChange) => {
    try {
      const { message } = await accountApi.changeEmail({ body })
      toast({ title: message, tone: 'success' })
      setSentTo(body.email)
      reset()
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Please try again later.'
      if (failedWith(account.changeEmail, error, 'account.password_wrong'))
        setError('password', { message }, { shouldFocus: true })
      else toast({ title: 'Failed to change your email', text: message, tone: 'error' })
    }
  }

  return (
    <Panel aria-labelledby="change-email-title">
      <PanelHeader title={user.email ? 'Change email' : 'Add email'} id="change-email-title" />
      {sentTo && sentTo !== user.email ? (
        <div className="security-body">
          <EmailCodeForm email={sentTo} onVerified={() => setSentTo(undefined)} />
          <Button variant="quiet" className="justify-self-start" onClick={() => setSentTo(undefined)}>
            Use another address
          </Button>
        </div>
      ) : (
        <form className="security-body" noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
          <Field label="New email" error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" {...register('email')} />
          </Field>
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <Button type="submit" variant="secondary" className="justify-self-start" pending={isSubmitting}>
            Change Email
          </Button>
        </form>
      )}
    </Panel>
  )
}
