import type { CurrentUser } from '@sadhana/contract'
import { Link } from 'react-router'
import { LinkedAccounts } from '../linked-accounts/linked-accounts.tsx'
import { PhonePanel } from '../phone/phone-panel.tsx'
import { EmailVerification } from './email-verification.tsx'

export const VerificationTab = ({ user }: { user: CurrentUser }) => (
  <div className="security-panels">
    <EmailVerification user={user} />
    <PhonePanel user={user} />
    <LinkedAccounts user={user} />
    <p className="text-muted">
      You can change your email and your password in <Link to="/profile?tab=settings">your profile’s settings</Link>.
    </p>
  </div>
)
