import { twoFactorCodeLength } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { useVerifyEmailCode } from './email.queries.ts'

type EmailCodeFormProps = { email: string; onVerified: () => void }

/** Asks for the code from the email, for members who read it on another device. */
export function EmailCodeForm({ email, onVerified }: EmailCodeFormProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The button that led here is gone, or the code is the next step.
  useEffect(() => field.current?.focus(), [])
  const verifying = useVerifyEmailCode(onVerified)
  const askAgain = () => {
    setCode('')
    field.current?.focus()
  }
  const verify = () => verifying.mutate(code, { onError: askAgain })
  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        verify()
      }}
    >
      <Field
        label="Verification code"
        hint={`Enter the 6-digit code we emailed to ${email}. It works for ten minutes.`}
        error={code === '' ? verifying.error?.message : undefined}
        announcesError
      >
        <CodeInput ref={field} value={code} onValueChange={setCode} />
      </Field>
      <div className="security-actions">
        <Button type="submit" disabled={code.length !== twoFactorCodeLength} pending={verifying.isPending}>
          Verify email
        </Button>
      </div>
    </form>
  )
}
