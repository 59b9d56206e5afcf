import type * as english from '#features/security/shared/recovery.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const recoveryText: Translation<typeof english.recoveryText> = {
  cancel: 'Cancelar recuperación',
  cancelled: 'Recuperación cancelada',
  cancelledText: 'Si no la pediste tú, cambia tu contraseña ahora.',
  cancelFailed: 'No pudimos cancelar la recuperación. Inténtalo de nuevo.',
  strip: {
    title: 'Alguien pidió desactivar tu verificación en dos pasos.',
    about: (availableAt) =>
      `A partir del ${momentText(availableAt)}, el enlace que enviamos a tu correo podrá desactivarla, a menos que lo detengas. Si no fuiste tú, detenlo ahora.`,
    stop: 'Detenerlo',
    itWasMe: 'Fui yo',
  },
}
