import type { RecoveryTexts } from './recovery.texts.en.ts'

export const es: RecoveryTexts = {
  unavailable: (operator) => `Para esto tu cuenta necesita un correo verificado. Escríbenos: ${operator}`,
  notReady: (moment) => `Este enlace funciona a partir del ${moment}. Guarda el correo hasta entonces.`,
}
