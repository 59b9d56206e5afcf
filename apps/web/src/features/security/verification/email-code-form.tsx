import { twoFactorCodeLength } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { useVerifyEmailCode } from './email.queries.ts'
import { verificationText } from './verification.text.ts'

const text = verificationText.code

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
        label={text.label}
        hint={text.hint(email)}
        error={code === '' ? verifying.error?.message : undefined}
        announcesError
      >
        <CodeInput ref={field} value={code} onValueChange={setCode} />
      </Field>
      <div className="security-actions">
        <Button type="submit" disabled={code.length !== twoFactorCodeLength} pending={verifying.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
