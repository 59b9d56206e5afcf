import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { accountText } from './account.text.ts'

const marks = {
  terms: (words: string) => <Link to="/terms">{words}</Link>,
  privacy: (words: string) => <Link to="/privacy">{words}</Link>,
}

/** Below every form that opens an account. */
export const Agreement = () => <p className="auth-ways">{withMarked(accountText.agreement, marks)}</p>
