import { twoFactorCodeLength } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi } from '#lib/api/account.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/code-input.tsx'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'

type EmailCodeFormProps = { email: string; onVerified?: () => void }

/** Takes the code from the mail, for those who read mail elsewhere. */
export function EmailCodeForm({ email, onVerified }: EmailCodeFormProps) {
  const [code, setCode] = useState('')
  const verifying = useMutation({
    mutationFn: () => accountApi.verifyEmail({ body: { code } }),
    onSuccess: async () => {
      toast({ title: 'Thank you, your email is verified.', tone: 'success' })
      await queryClient.invalidateQueries(currentUserQuery)
      onVerified?.()
    },
    onError: () => setCode(''),
  })
  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        verifying.mutate()
      }}
    >
      <Field
        label="Verification code"
        hint={`Six digits from the mail to ${email}. They work for ten minutes.`}
        error={code === '' ? verifying.error?.message : undefined}
      >
        <CodeInput value={code} onValueChange={setCode} />
      </Field>
      <div className="security-actions">
        <Button type="submit" disabled={code.length !== twoFactorCodeLength} pending={verifying.isPending}>
          Verify Email
        </Button>
      </div>
    </form>
  )
}
