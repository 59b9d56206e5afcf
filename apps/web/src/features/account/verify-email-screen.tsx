import { emailLinks } from '@sadhana/contract'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useVerifyEmail } from './shared/account.queries.ts'
import { accountText } from './shared/account.text.ts'
import { useEmailedToken } from './shared/emailed-token.ts'
import { failureText } from './shared/failure-text.ts'
import { verifyEmailText as text } from './verify-email.text.ts'

/** The key resets the page for each emailed link, even in a tab that has verified another address. */
export function VerifyEmailScreen() {
  const token = useEmailedToken(emailLinks.verifyEmail.key, '')
  return <VerifyEmail key={token} token={token} />
}

/** Visitors have to sign in there first. */
const newEmail = <Link to="/security?tab=verification">{text.newEmail}</Link>

/** Requires a click, because programs that open the links in emails must not verify an address. */
function VerifyEmail({ token }: { token: string }) {
  const { data: verified, error, isPending, mutate: verify } = useVerifyEmail()
  return (
    <div className="plain-screen">
      <h1>{verified ? text.verified.title : text.title}</h1>
      {verified ? (
        <Notice
          tone="success"
          title={verified.alreadyVerified ? text.verified.already : text.verified.thanks}
          action={<Link to="/">{text.verified.next}</Link>}
        >
          {verified.alreadyVerified ? verified.email : text.verified.linked(verified.email)}
        </Notice>
      ) : token ? (
        <>
          <p className="max-w-prose text-muted">{text.intro}</p>
          {error && (
            <Notice tone="error" title={text.failed} action={newEmail}>
              {failureText(error, accountText.tryLater)}
            </Notice>
          )}
          <Button pending={isPending} onClick={() => verify(token)}>
            {text.submit}
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-prose text-muted">{text.openLink}</p>
          {newEmail}
        </>
      )}
    </div>
  )
}
