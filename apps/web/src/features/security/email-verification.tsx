import type { CurrentUser } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { securityApi } from '#lib/api/security.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { toast } from '#ui/toast-store.ts'
import { EmailCodeForm } from './email-code-form.tsx'

export const EmailVerification = ({ user }: { user: CurrentUser }) => (
  <Panel aria-labelledby="email-verification-title">
    <PanelHeader title="Email verification" id="email-verification-title" />
    {user.email === null ? (
      <Notice tone="info" title="There is no email address on your account yet.">
        Add one below, so that we can reach you when it matters.
      </Notice>
    ) : user.emailVerified ? (
      <Notice tone="success" title="Your email is verified.">
        {user.email}
      </Notice>
    ) : (
      <UnverifiedEmail email={user.email} />
    )}
  </Panel>
)

function UnverifiedEmail({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const sending = useMutation({
    mutationFn: () => securityApi.sendVerificationEmail(),
    onSuccess: () => {
      setSent(true)
      toast({ title: 'Verification email sent', text: 'Open its link, or enter its code here.', tone: 'success' })
    },
    onError: ({ message }) => toast({ title: 'Failed to send the email', text: message, tone: 'error' }),
  })
  return (
    <div className="security-body">
      <Notice tone="info" title="Your email is not verified.">
        {email}
      </Notice>
      {isSent && <EmailCodeForm email={email} />}
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
