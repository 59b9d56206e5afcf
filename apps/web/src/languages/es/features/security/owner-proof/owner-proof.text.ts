import type * as english from '#features/security/owner-proof/owner-proof.text.ts'
import type { Translation } from '#intl/translation.ts'

export const ownerProofText: Translation<typeof english.ownerProofText> = {
  password: 'Contraseña',
  appCode: 'Código de la app o código de respaldo',
  instead: 'No tienes contraseña, así que esto ocupa su lugar.',
  insteadOrSignIn:
    'No tienes contraseña, así que esto ocupa su lugar. Si no te llega ningún código, cierra sesión, vuelve a iniciarla y regresa enseguida. Entonces no te hará falta.',
  passkey: 'Usar una llave de acceso',
  proven: 'Gracias, ya sabemos que eres tú. Durante cinco minutos no necesitas ningún código.',
  signInAgain:
    'No tienes contraseña, ni un correo o teléfono verificados. Cierra sesión, vuelve a iniciarla y regresa enseguida: no te pediremos nada más.',
  email: {
    label: 'Código del correo',
    send: 'Enviar código por correo',
    notSent: 'No pudimos enviar el correo',
  },
  phone: { label: 'Código del SMS', send: 'Enviar código por SMS', notSent: 'No pudimos enviar el SMS' },
  sent: (contact) => `Enviamos un código a ${contact}.`,
  dialog: {
    title: 'Ha pasado un rato.',
    password: 'Escribe tu contraseña para continuar.',
    code: 'Confirma una vez más que eres tú.',
    submit: 'Continuar',
    why: 'Lo preguntamos antes de cambiar tu forma de iniciar sesión, una vez cada cinco minutos como mucho.',
  },
}
