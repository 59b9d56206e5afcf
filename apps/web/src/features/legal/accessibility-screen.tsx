import { Link } from 'react-router'
import { accessibilityText } from './accessibility.text.ts'
import { ProseScreen } from './prose-screen.tsx'

const links = { write: (words: string) => <Link to="/settings/letters">{words}</Link> }

export const AccessibilityScreen = () => <ProseScreen {...accessibilityText} marks={links} />
