import type { CurrentUser } from '@sadhana/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { EmailDeliveryNotice } from './email-delivery-notice.tsx'
import { useSendVerification } from './verification.queries.ts'
import { verificationText } from './verification.text.ts'
import { verifyEmailText } from './verify-email.text.ts'

const text = verificationText.email

const marks = {
  settings: (words: string) => <Link to="/profile?tab=settings&change=email">{words}</Link>,
}

export const EmailVerification = ({ user }: { user: CurrentUser }) => (
  <Panel aria-labelledby="email-verification-title">
    <PanelHeader title={text.title} id="email-verification-title" />
    {user.email === null ? (
      <Notice tone="info" title={text.none}>
        {withMarked(text.noneText, marks)}
      </Notice>
    ) : user.emailVerified ? (
      <Notice tone="success" title={text.verified}>
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
      <Notice tone="info" title={text.unverified}>
        {email}
      </Notice>
      {isSent && <EmailCodeForm email={email} onVerified={() => focusHeading('#email-verification-title')} />}
      <div className="security-actions">
        <Button variant={isSent ? 'secondary' : 'primary'} pending={sending.isPending} onClick={() => sending.mutate()}>
          {verifyEmailText.send}
        </Button>
        {!isSent && (
          <Button variant="quiet" onClick={() => setSent(true)}>
            {text.haveCode}
          </Button>
        )}
      </div>
    </div>
  )
}
