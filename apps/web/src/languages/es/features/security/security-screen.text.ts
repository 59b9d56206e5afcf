import type * as english from '#features/security/security-screen.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const securityScreenText: Translation<typeof english.securityScreenText> = {
  title: 'Seguridad de la cuenta',
  tabs: {
    twoFactor: 'Dos pasos',
    verification: 'Verificación',
    activity: 'Actividad',
    accessTokens: 'Claves de acceso',
  },
  protection: {
    both: 'Una llave de acceso y una app protegen tu cuenta',
    code: 'Un segundo paso protege tu cuenta',
    none: 'Un segundo paso protegería mejor tu cuenta',
  },
  withPassword: 'Con tu contraseña sola no entra nadie.',
  withoutPassword: 'Al iniciar sesión también se pide un código.',
  recovery: {
    title: 'Alguien pidió desactivar la verificación en dos pasos de tu cuenta',
    text: (availableAt) =>
      `A partir del ${momentText(availableAt)}, el enlace que enviamos a tu correo podrá desactivar la verificación en dos pasos. Si no fuiste tú, cancela la recuperación y cambia tu forma de iniciar sesión.`,
  },
}
