import { phoneCodeMinutes } from '@sadhana/contract'
import type * as english from '#features/security/phone/phone-panel.text.ts'
import type { Translation } from '#intl/translation.ts'

export const phonePanelText: Translation<typeof english.phonePanelText> = {
  title: 'Telefonnummer bestätigen',
  verified: 'Telefonnummer bestätigt',
  update: 'Telefonnummer ändern',
  about:
    'Bestätige eine Telefonnummer, um dich mit einem Code per SMS anzumelden. Wir benutzen sie dafür und für nichts anderes. Andere können SMS mitlesen oder umleiten, deshalb ist ein Passkey oder eine App sicherer.',
  aboutUpdate: (old) => `${old} bleibt, bis die neue Nummer bestätigt ist.`,
  send: 'Bestätigungscode senden',
  sent: (number) => `Code an ${number} gesendet. Er gilt ${phoneCodeMinutes} Minuten.`,
  verify: 'Telefonnummer bestätigen',
  back: 'Zurück',
  done: 'Danke. Deine Telefonnummer ist bestätigt.',
}
