import type { CurrentUser } from '@sadhana/contract'
import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { LinkedAccounts } from '../linked-accounts/linked-accounts.tsx'
import { PhonePanel } from '../phone/phone-panel.tsx'
import { EmailVerification } from './email-verification.tsx'
import { verificationText as text } from './verification.text.ts'

const marks = {
  settings: (words: string) => <Link to="/profile?tab=settings">{words}</Link>,
}

export const VerificationTab = ({ user }: { user: CurrentUser }) => (
  <div className="security-panels">
    <EmailVerification user={user} />
    <PhonePanel user={user} />
    <LinkedAccounts user={user} />
    <p className="text-muted">{withMarked(text.elsewhere, marks)}</p>
  </div>
)
