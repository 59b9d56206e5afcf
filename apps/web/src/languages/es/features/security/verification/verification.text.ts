import type * as english from '#features/security/verification/verification.text.ts'
import type { Translation } from '#intl/translation.ts'

export const verificationText: Translation<typeof english.verificationText> = {
  elsewhere: 'Puedes cambiar tu correo y tu contraseña en <settings>los ajustes de tu perfil</settings>.',
  email: {
    title: 'Verificación del correo',
    none: 'Tu cuenta aún no tiene una dirección de correo',
    noneText: 'Añade una en <settings>los ajustes de tu perfil</settings> para que podamos avisarte cuando importe.',
    verified: 'Tu correo está verificado',
    unverified: 'Tu correo aún no está verificado',
    haveCode: 'Tengo un código',
  },
  code: {
    label: 'Código de verificación',
    hint: (email) => `Escribe el código de 6 cifras que enviamos a ${email}. Sirve durante diez minutos.`,
    submit: 'Verificar correo',
    done: 'Gracias. Tu correo está verificado.',
  },
  changeEmail: {
    title: 'Cambiar correo',
    titleFirst: 'Añadir correo',
    label: 'Correo nuevo',
    submit: 'Cambiar correo',
    otherAddress: 'Usar otra dirección',
    failed: 'No pudimos cambiar tu correo',
  },
}
