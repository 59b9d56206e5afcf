import { emailLinks } from '@sadhana/contract'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useVerifyEmail } from './shared/account.queries.ts'
import { useEmailedToken } from './shared/emailed-token.ts'
import { failureText } from './shared/failure-text.ts'

/** The key resets the page for each emailed link, even in a tab that has verified another address. */
export function VerifyEmailScreen() {
  const token = useEmailedToken(emailLinks.verifyEmail.key, '')
  return <VerifyEmail key={token} token={token} />
}

/** Visitors have to sign in there first. */
const newEmail = <Link to="/security?tab=verification">Get a new email</Link>

/** Requires a click, because programs that open the links in emails must not verify an address. */
function VerifyEmail({ token }: { token: string }) {
  const { data: verified, error, isPending, mutate: verify } = useVerifyEmail()
  return (
    <div className="plain-screen">
      <h1>{verified ? 'Email verified' : 'Verify your email'}</h1>
      {verified ? (
        <Notice
          tone="success"
          title={verified.alreadyVerified ? 'Your email is already verified' : 'Thank you. Your email is verified.'}
          action={<Link to="/">Continue</Link>}
        >
          {verified.alreadyVerified ? verified.email : `${verified.email} is now linked to your account.`}
        </Notice>
      ) : token ? (
        <>
          <p className="max-w-prose text-muted">Select the button below to confirm that this email address is yours.</p>
          {error && (
            <Notice tone="error" title="We couldn’t verify this email address" action={newEmail}>
              {failureText(error, 'Please try again later.')}
            </Notice>
          )}
          <Button pending={isPending} onClick={() => verify(token)}>
            Verify my email
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-prose text-muted">Please open the link in the email we sent you.</p>
          {newEmail}
        </>
      )}
    </div>
  )
}
