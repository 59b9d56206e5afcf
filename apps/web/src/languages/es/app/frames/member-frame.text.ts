import type * as english from '#app/frames/member-frame.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const memberFrameText: Translation<typeof english.memberFrameText> = {
  accountMenu: (name) => `Menú de la cuenta de ${name}`,
  nav: {
    label: 'Principal',
    home: 'Inicio',
    community: 'Comunidad',
    progress: 'Progreso',
    wellness: 'Bienestar',
    profile: 'Perfil',
    security: 'Seguridad',
  },
  waiting: {
    offline: 'No tienes conexión.',
    count: (count) =>
      plural(count, {
        one: 'Hay 1 cosa pendiente de enviar.',
        other: (many) => `Hay ${many} cosas pendientes de enviar.`,
      }),
    see: 'Ver lo pendiente',
  },
  closing: {
    label: 'Esta instalación cierra',
    closes: (day) => `Esta instalación cierra el ${day}.`,
    take: 'En tu archivo está todo lo que es tuyo.',
    get: 'Obtener tu archivo',
    why: 'Por qué',
  },
}
