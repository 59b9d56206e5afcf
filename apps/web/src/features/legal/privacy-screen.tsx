import { privacyText } from './privacy.text.ts'
import { ProseScreen } from './prose-screen.tsx'

export const PrivacyScreen = () => <ProseScreen {...privacyText} />
