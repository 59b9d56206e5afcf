import type { RecoveryTexts } from './recovery.texts.en.ts'

export const de: RecoveryTexts = {
  unavailable: (operator) => `Dafür braucht dein Konto eine bestätigte E-Mail-Adresse. Bitte schreib uns: ${operator}`,
  notReady: (moment) => `Dieser Link gilt erst ab dem ${moment}. Bitte heb die E-Mail bis dahin auf.`,
}
