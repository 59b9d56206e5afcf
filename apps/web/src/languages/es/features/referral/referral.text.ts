import type * as english from '#features/referral/referral.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const referralText: Translation<typeof english.referralText> = {
  title: 'Tus códigos',
  generate: 'Crear código',
  generated: 'Tu nuevo código está listo',
  generateFailed: 'No pudimos crear el código de invitación',
  copy: 'Copiar enlace',
  copyOf: (code) => `Copiar enlace: ${code}`,
  copied: 'Copiado',
  copiedOf: (code) => `Se copió el enlace de ${code}`,
  copyFailed: 'No pudimos copiarlo',
  copyFailedText: (link) => `Cópialo a mano, por favor: ${link}`,
  share: 'Compartir',
  shareOf: (code) => `Compartir ${code}`,
  shareText: 'Ven a practicar conmigo en Sadhana Compass.',
  made: (date, daysLeft) =>
    daysLeft === 0
      ? `Creado el ${date}, caduca hoy`
      : plural(daysLeft, {
          one: `Creado el ${date}, caduca en 1 día`,
          other: (days) => `Creado el ${date}, caduca en ${days} días`,
        }),
  used: 'Usado',
  usedOn: (date) => `Usado el ${date}`,
  usedOnBy: (date, name) => `Usado el ${date} por ${name}`,
  expired: 'Caducado',
  expiredOn: (date) => `Caducó el ${date}, sin usar`,
  empty: 'Todavía no hay códigos',
  emptyText: 'Crea uno y envíaselo a alguien con quien te gustaría practicar.',
  hint: 'Se copia el enlace completo, listo para enviar. Cada código es para una persona.',
  month: 'Códigos creados este mes',
  of: (limit) => `de ${limit}`,
  countGenerated: 'Creados',
  countUsed: 'Usados',
  restarts: (date) => `La cuenta vuelve a empezar el ${date}.`,
  limitReached: (limit, date) =>
    `Ya has creado los ${limit} códigos de este mes. Podrás crear más a partir del ${date}.`,
  loadFailed: 'No pudimos cargar tus códigos',
  loadFailedText: 'No han cambiado. Inténtalo de nuevo.',
}
