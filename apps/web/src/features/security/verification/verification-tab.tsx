import type { CurrentUser } from '@sadhana/contract'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EmailVerification } from './email-verification.tsx'

export const VerificationTab = ({ user }: { user: CurrentUser }) => (
  <div className="security-panels">
    <div className="security-panels-column">
      <EmailVerification user={user} />
      <ChangeEmailForm user={user} />
    </div>
    <ChangePasswordForm user={user} />
  </div>
)
