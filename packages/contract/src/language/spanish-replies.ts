import type { SwitchName } from '../switches/switch-names.ts'
import type { TranslatedReplies } from './translated-errors.ts'

export const spanishReplies: TranslatedReplies = {
  resetSent: 'Si existe una cuenta con ese correo, te enviamos un enlace para restablecer la contraseña.',
  newEmailSent: 'Sigue el enlace que enviamos a tu nueva dirección de correo.',
  joinedWaitlist: 'Te damos la bienvenida al camino',
}

export const spanishSwitchedOff: Record<SwitchName, string> = {
  registration: 'Por ahora no se pueden crear cuentas. Quienes ya son miembros pueden iniciar sesión como siempre.',
  rooms: 'Por ahora no se puede meditar en compañía. Tu propio temporizador funciona como siempre.',
  push: 'Por ahora no enviamos mensajes a tus dispositivos. El correo sigue como siempre.',
  imports: 'Por ahora no se puede importar. Lo que ya trajiste está a salvo.',
  pictures: 'Por ahora no se pueden añadir imágenes. Las que ya añadiste están a salvo.',
  guide: 'Por ahora la guía está desactivada. El manual está ahí como siempre.',
  texting: 'Por ahora no enviamos códigos por SMS. El correo y las llaves de acceso funcionan como siempre.',
}
