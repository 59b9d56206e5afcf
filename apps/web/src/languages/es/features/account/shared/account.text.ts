import type * as english from '#features/account/shared/account.text.ts'
import type { Translation } from '#intl/translation.ts'

export const accountText: Translation<typeof english.accountText> = {
  scene: 'Siéntate. Lo demás es solo volver.',
  or: 'o',
  orBegin: 'o empieza con',
  continueWithPhone: 'Continuar con el teléfono',
  fields: {
    referralCode: 'Código de invitación',
    displayName: 'Nombre visible',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña',
  },
  signIn: {
    identifier: 'Nombre de usuario, correo o teléfono',
    forgot: '¿Olvidaste tu contraseña?',
    submit: 'Iniciar sesión',
    failed: 'No pudimos iniciar tu sesión',
    refused: 'Los datos no coinciden. Inténtalo de nuevo.',
    expired: 'La verificación no funcionó',
  },
  passkey: {
    signIn: 'Usar una llave de acceso',
    failed: 'No pudimos comprobar esta llave de acceso. Inténtalo de nuevo o elige otra forma.',
  },
  agreement:
    'Al crear una cuenta aceptas las <terms>condiciones</terms>. Explicamos cómo usamos tus datos en <privacy>nuestra página de privacidad</privacy>.',
  tryLater: 'Inténtalo más tarde.',
  welcome: '¡Qué bien que estés aquí!',
  noSession: 'No pudimos iniciar tu sesión',
  registrationFailed: {
    title: 'No pudimos registrarte',
    text: 'No pudimos crear la cuenta. Inténtalo de nuevo.',
  },
  resetLinkFailed: 'No pudimos enviar el enlace.',
  passwordReset: {
    title: 'Tu contraseña ha cambiado',
    text: 'Inicia sesión con tu contraseña nueva.',
  },
  passwordResetFailed: {
    title: 'No se cambió la contraseña',
    text: 'No pudimos cambiar tu contraseña. Inténtalo de nuevo.',
  },
  twoFactorOff: {
    title: 'Verificación en dos pasos desactivada',
    text: 'Para iniciar sesión ya no se pide un código.',
  },
}
