import type { CurrentUser } from '@sadhana/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '#ui/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { EmailDeliveryNotice } from './email-delivery-notice.tsx'
import { useSendVerification } from './verification.queries.ts'

export const EmailVerification = ({ user }: { user: CurrentUser }) => (
  <Panel aria-labelledby="email-verification-title">
    <PanelHeader title="Email verification" id="email-verification-title" />
    {user.email === null ? (
      <Notice tone="info" title="Your account doesn’t have an email address yet">
        Add one in <Link to="/profile?tab=settings&change=email">your profile’s settings</Link> so we can reach you when
        it matters.
      </Notice>
    ) : user.emailVerified ? (
      <Notice tone="success" title="Your email is verified">
        {user.email}
      </Notice>
    ) : (
      <UnverifiedEmail email={user.email} />
    )}
    <EmailDeliveryNotice user={user} />
  </Panel>
)

function UnverifiedEmail({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const sending = useSendVerification(() => setSent(true))
  return (
    <div className="security-body">
      <Notice tone="info" title="Your email isn’t verified yet">
        {email}
      </Notice>
      {isSent && <EmailCodeForm email={email} onVerified={() => focusHeading('#email-verification-title')} />}
      <div className="security-actions">
        <Button variant={isSent ? 'secondary' : 'primary'} pending={sending.isPending} onClick={() => sending.mutate()}>
          Send Verification Email
        </Button>
        {!isSent && (
          <Button variant="quiet" onClick={() => setSent(true)}>
            I have a code
          </Button>
        )}
      </div>
    </div>
  )
}
