import { Link } from 'react-router'
import { ProseScreen } from './prose-screen.tsx'
import { termsText } from './terms.text.ts'

const links = {
  help: (words: string) => <Link to="/help-now">{words}</Link>,
  privacy: (words: string) => <Link to="/privacy">{words}</Link>,
}

export const TermsScreen = () => <ProseScreen {...termsText} marks={links} />
