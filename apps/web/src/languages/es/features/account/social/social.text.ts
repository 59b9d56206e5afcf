import type * as english from '#features/account/social/social.text.ts'
import type { Translation } from '#intl/translation.ts'

export const socialText: Translation<typeof english.socialText> = {
  askCode: 'Con estas opciones también hace falta el código de invitación.',
  othersAskCode: 'Con las demás opciones también hace falta el código de invitación.',
  signInWith: (name) => `Iniciar sesión con ${name}`,
  continueWith: (name) => `Continuar con ${name}`,
  noCodeNeeded: (name) => `¿Es tu primera vez aquí? Con una cuenta de ${name} no hace falta un código de invitación.`,
  signOutAt: (name) => `Cerrar sesión en ${name}`,
  failed: {
    title: 'No pudimos iniciar tu sesión',
    text: 'El inicio de sesión con la otra cuenta no funcionó. Inténtalo de nuevo o usa tu correo y tu contraseña.',
  },
  wait: 'Iniciando tu sesión…',
}
