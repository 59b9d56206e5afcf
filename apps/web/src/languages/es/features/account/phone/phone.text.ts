import { phoneCodeMinutes } from '@sadhana/contract'
import type * as english from '#features/account/phone/phone.text.ts'
import type { Translation } from '#intl/translation.ts'

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  number: {
    title: '¿Cuál es tu número?',
    intro: 'Te enviaremos por SMS un código de 6 cifras. El número se usa para iniciar sesión y para nada más.',
    submit: 'Enviar código',
    rates: 'Se aplica la tarifa habitual de tus SMS.',
  },
  join: {
    title: 'Empieza con tu teléfono',
    intro: 'Cada cuenta empieza con un código de invitación de un miembro.',
    referralCode: 'Código de invitación',
    noCode: 'Aún no tengo código',
  },
  code: {
    title: 'Escribe el código',
    sent: (number) => `Enviado a <number>${number}</number>. Sirve durante ${phoneCodeMinutes} minutos.`,
    sentIfKnown: (number) =>
      `Si <number>${number}</number> tiene una cuenta aquí, hay un código en camino. Sirve durante ${phoneCodeMinutes} minutos.`,
    requested: (number) => `Para <number>${number}</number>. Un código sirve durante ${phoneCodeMinutes} minutos.`,
    alreadyRequested: 'Si te llegó un código, aún sirve',
    displayName: 'Nombre visible',
    displayNameHint:
      'El nombre que ven los demás miembros. Con él creamos un nombre de usuario, que puedes cambiar una vez.',
    signIn: 'Iniciar sesión',
    create: 'Crear cuenta',
    otherNumber: 'Usar otro número',
  },
}
