import type * as english from '#features/security/two-factor/two-factor.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const twoFactorText: Translation<typeof english.twoFactorText> = {
  title: 'Verificación en dos pasos',
  hint: {
    password: 'Iniciarás sesión con tu contraseña y un código de tu teléfono.',
    code: 'Iniciarás sesión como ahora, y además con un código de tu teléfono.',
  },
  emailNeeded:
    'Para activar la verificación en dos pasos necesitas un correo verificado: con él podrás entrar aunque no tengas tu teléfono.',
  proof: {
    hint: 'Iniciaste sesión hace un rato. Escribe tu contraseña para activar la verificación en dos pasos.',
    refused: {
      password: 'No pudimos activar la verificación en dos pasos. Revisa tu contraseña e inténtalo de nuevo.',
      code: 'No pudimos activar la verificación en dos pasos. Revisa tu código e inténtalo de nuevo.',
    },
    next: 'Continuar',
  },
  enableFailed: 'No pudimos activar la verificación en dos pasos. Inténtalo de nuevo.',
  setup: {
    started: 'Configuración iniciada',
    startedText: 'Escanea el código QR con tu app de autenticación.',
    qrCode: 'Código QR para tu app de autenticación',
    scan: 'Escanea el código QR con tu app de autenticación, o escribe en la app esta clave secreta:',
    copy: 'Copiar la clave',
    copied: 'Clave secreta copiada.',
    code: 'Código de verificación',
    codeHint: 'El código de 6 cifras que muestra tu app en este momento.',
    codeWrong: 'El código no es válido. Inténtalo de nuevo.',
    submit: 'Verificar y activar',
    done: 'Verificación en dos pasos activada',
    doneText: 'Guarda tus códigos de respaldo en un lugar seguro.',
  },
  enabled: {
    title: 'La verificación en dos pasos está activada',
    hint: 'Escribe tu contraseña para desactivar la verificación en dos pasos o para obtener códigos de respaldo nuevos.',
    codesLeft: (count, of) =>
      plural(count, {
        one: `Te queda <count>1</count> de ${wholeNumber(of)} códigos de respaldo`,
        other: (left) => `Te quedan <count>${left}</count> de ${wholeNumber(of)} códigos de respaldo`,
      }),
    fewLeft: 'Genera otros antes de que se acaben.',
    disable: 'Desactivar',
    disabled: 'Verificación en dos pasos desactivada',
    disabledText: 'Para iniciar sesión ya no se pide un código.',
    disableFailed: {
      password: 'No pudimos desactivar la verificación en dos pasos. Revisa tu contraseña e inténtalo de nuevo.',
      code: 'No pudimos desactivar la verificación en dos pasos. Revisa tu código e inténtalo de nuevo.',
    },
    generate: 'Generar códigos de respaldo nuevos',
    generated: 'Códigos de respaldo generados',
    generatedText: 'Los anteriores ya no sirven.',
    generateFailed: {
      password: 'No pudimos generar los códigos de respaldo. Revisa tu contraseña e inténtalo de nuevo.',
      code: 'No pudimos generar los códigos de respaldo. Revisa tu código e inténtalo de nuevo.',
    },
  },
  codes: {
    title: 'Tus códigos de respaldo',
    text: 'Si no tienes tu teléfono, puedes iniciar sesión con uno de estos códigos. Cada uno sirve una vez. No volveremos a mostrarlos, así que guárdalos en un lugar seguro.',
    list: 'Códigos de respaldo',
    copy: 'Copiar todos',
    copied: 'Códigos de respaldo copiados.',
    download: 'Descargar',
    done: 'Listo',
  },
}
