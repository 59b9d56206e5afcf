import type { Language } from '@sadhana/contract'

type RecoveryTexts = { unavailable: (operator: string) => string; notReady: (moment: string) => string }

/** Errors with values. Those without are in the contract. */
export const recoveryTexts: Record<Language, RecoveryTexts> = {
  en: {
    unavailable: (operator) => `Recovery needs a verified email address. Please contact us: ${operator}`,
    notReady: (moment) => `This link works from ${moment}. Please keep the email until then.`,
  },
  de: {
    unavailable: (operator) =>
      `Dafür braucht dein Konto eine bestätigte E-Mail-Adresse. Bitte schreib uns: ${operator}`,
    notReady: (moment) => `Dieser Link gilt erst ab dem ${moment}. Bitte heb die E-Mail bis dahin auf.`,
  },
  es: {
    unavailable: (operator) => `Para esto tu cuenta necesita un correo verificado. Escríbenos: ${operator}`,
    notReady: (moment) => `Este enlace funciona a partir del ${moment}. Guarda el correo hasta entonces.`,
  },
}
