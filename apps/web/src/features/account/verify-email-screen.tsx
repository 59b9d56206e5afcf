import { mailLinks } from '@sadhana/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { accountApi } from '#lib/api/account.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { failureText } from './failure-text.ts'
import { useMailedSecret } from './use-mailed-secret.ts'

type Progress =
  | { state: 'ready' | 'verifying' }
  | { state: 'verified'; email: string }
  | { state: 'failed'; text: string }

/** Asks for a press of the button: programs that open the links in mails must not verify an address. */
export function VerifyEmailScreen() {
  const token = useMailedSecret(mailLinks.verifyEmail.key, '')
  const [progress, setProgress] = useState<Progress>({ state: 'ready' })

  const verify = async () => {
    setProgress({ state: 'verifying' })
    try {
      const { email } = await accountApi.verifyEmail({ body: { token } })
      setProgress({ state: 'verified', email })
      void queryClient.invalidateQueries(currentUserQuery)
    } catch (error) {
      setProgress({ state: 'failed', text: failureText(error, 'Please try again later.') })
    }
  }

  return (
    <div className="plain-screen">
      <h1>Verify your email</h1>
      {progress.state === 'verified' ? (
        <Notice tone="success" title="Thank you, your email is verified." action={<Link to="/">Go on</Link>}>
          {progress.email} belongs to you.
        </Notice>
      ) : token ? (
        <>
          <p className="max-w-prose text-muted">One press, and we know that this address reaches you.</p>
          {progress.state === 'failed' && (
            <Notice tone="error" title="This address could not be verified.">
              {progress.text}
            </Notice>
          )}
          <Button pending={progress.state === 'verifying'} onClick={() => void verify()}>
            Verify my email
          </Button>
        </>
      ) : (
        <p className="max-w-prose text-muted">Please open this page by the link in the mail we sent you.</p>
      )}
    </div>
  )
}
