import type * as english from '#features/security/shared/security.text.ts'
import type { Translation } from '#intl/translation.ts'

export const securityText: Translation<typeof english.securityText> = {
  factor: {
    label: 'Code aus der App oder ein Ersatzcode',
    why: 'Deine Anmeldung ist eine Weile her. Der Code stellt sicher, dass ein gestohlenes Passwort allein hierfür nicht reicht.',
  },
  others: {
    offer: 'Andere Geräte abmelden',
    elsewhere: 'Unter „Aktivität“ kannst du deine anderen Geräte abmelden.',
    done: 'Deine anderen Geräte sind abgemeldet.',
    failed: 'Wir konnten deine anderen Geräte nicht abmelden',
  },
}
