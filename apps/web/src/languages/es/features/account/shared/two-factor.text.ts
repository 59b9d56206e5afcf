import type * as english from '#features/account/shared/two-factor.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const twoFactorSignInText: Translation<typeof english.twoFactorSignInText> = {
  steps: {
    passkey: {
      title: 'Un paso más',
      text: 'Tu navegador te pedirá la huella, la cara o el PIN.',
    },
    code: {
      title: 'Un paso más',
      text: 'Escribe el código de 6 cifras de tu app de autenticación.',
    },
    'backup-code': {
      title: 'Un paso más',
      text: 'Escribe uno de tus códigos de respaldo. Cada código sirve una vez.',
    },
    recovery: {
      title: '¿Perdiste el teléfono y los códigos de respaldo?',
      text: 'Podemos enviarte por correo un enlace para desactivar la verificación en dos pasos. Funciona al cabo de 72 horas. Hasta entonces puedes cancelarlo en cualquier dispositivo donde tengas la sesión abierta, así que nadie más puede usarlo para entrar.',
    },
  },
  code: 'Código de verificación',
  codeHint: 'Tu app muestra un código nuevo cada 30 segundos.',
  backupCode: 'Código de respaldo',
  verify: 'Verificar',
  failed: 'La verificación no funcionó',
  refused: 'El código no es válido. Inténtalo de nuevo.',
  appInstead: 'Usar mi app de autenticación',
  backupCodeInstead: 'Usar un código de respaldo',
  lostBoth: 'Perdí mi teléfono y mis códigos de respaldo',
  passkey: {
    go: 'Continuar con una llave de acceso',
    appInstead: 'Usar un código de la app',
  },
  recovery: {
    ask: 'Enviarme el enlace por correo',
    failed: 'No pudimos iniciar la recuperación',
    sent: 'Te enviamos un correo',
    sentText: (availableAt) => `Guárdalo bien. El enlace funciona a partir del ${momentText(availableAt)}.`,
    done: 'Listo',
    back: 'Volver',
  },
}
