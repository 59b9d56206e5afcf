import type * as english from '#features/account/login.text.ts'
import type { Translation } from '#intl/translation.ts'

export const loginText: Translation<typeof english.loginText> = {
  signIn: {
    title: 'Qué bien verte de nuevo',
    intro: 'Inicia sesión para seguir con tu práctica.',
    newHere:
      '¿Es tu primera vez aquí? <register>Crea una cuenta</register> con un código de invitación o <waitlist>apúntate a la lista de espera</waitlist>.',
  },
  sent: {
    title: 'Mira tu bandeja de entrada',
    text: (email) =>
      `Si hay una cuenta para ${email}, en nuestro correo encontrarás un enlace para elegir una contraseña nueva. Sirve durante 30 minutos. ¿No ha llegado? Mira en la carpeta de spam o comprueba que la dirección esté bien escrita.`,
  },
  forgot: {
    title: 'Contraseña olvidada',
    intro: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
    haveToken: 'Ya tengo el código',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    intro: 'El código está en el correo que te enviamos. Sirve durante 30 minutos.',
  },
  recovery: {
    title: '¿No tienes ni el teléfono ni los códigos de respaldo?',
    intro: 'Desactiva la verificación en dos pasos y luego inicia sesión sin código.',
  },
  back: 'Volver a iniciar sesión',
}
