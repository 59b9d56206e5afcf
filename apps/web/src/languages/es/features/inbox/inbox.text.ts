import type * as english from '#features/inbox/inbox.text.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime } from '#languages/es/intl/words.ts'

export const inboxText: Translation<typeof english.inboxText> = {
  title: 'Bandeja',
  community: 'Comunidad',
  settings: 'Qué te llega',
  failed: 'No pudimos cargar tu bandeja',
  empty: 'Todavía no te ha llegado nada',
  emptyText:
    'Aquí estarán los mensajes, las solicitudes, las salas abiertas para ti, las piedras nuevas y nuestras respuestas.',
  today: 'Hoy',
  earlier: 'Antes',
  isNew: ', nuevo',
  clears: 'Al abrir esta página desaparece el punto. Aquí no se cuenta nada, y nadie sabe qué has visto.',
  message: (name) => `${name} te escribió`,
  messageText: 'Abre la conversación para leerlo',
  followRequest: (name) => `${name} pide seguirte`,
  followRequestText: 'Acepta o rechaza cuando quieras',
  buddyInvitation: (name) => `${name} quiere ser tu compañía de práctica`,
  buddyInvitationText: 'Ambas personas ven si el día tuvo práctica o descanso',
  quietWord: (name) => `Unas palabras en voz baja de ${name}`,
  quietWordText: 'Están en tu compañía de práctica',
  placeKept: 'Tienes un lugar reservado',
  room: (name) => `${name} abrió una sala para ti`,
  roomToday: (room, time) => `${room}, hoy ${atTime(time)}`,
  roomOn: (room, day, time) => `${room}, ${day} ${atTime(time)}`,
  achievement: (name) => `Una piedra para ti: ${name}`,
  achievementQuietly: 'Una piedra para ti',
  answer: 'Te hemos respondido',
  answerText: (day) => `Escribiste el ${day}`,
}

export const waysText: Translation<typeof english.waysText> = {
  title: 'Qué te llega',
  failed: 'No pudimos cargar qué te llega',
  quiet: 'Durante tus horas de silencio, las notificaciones y los correos esperan a que terminen.',
  email: 'Los correos llegan como mucho una vez al día. Ni ellos ni las notificaciones nombran a nadie.',
  where: 'Las notificaciones llegan a los dispositivos en los que las permitiste.',
  whereLink: 'Horas de silencio y dispositivos',
  caption: 'Cómo te llega cada cosa',
  kind: 'Qué',
  kinds: {
    messages: 'Mensajes',
    'follow-requests': 'Solicitudes para seguirte',
    rooms: 'Invitaciones a una sala',
    buddies: 'Compañía de práctica y palabras en voz baja',
    achievements: 'Logros',
    letters: 'Nuestras respuestas',
  },
  ways: { inApp: 'En la app', push: 'Notificación', email: 'Correo' },
  tick: (kind, way) => `${kind}: ${way.toLowerCase()}`,
  silent: 'Si desmarcas las tres casillas, no te avisaremos de eso. Los correos de seguridad llegan siempre.',
  saveFailed: 'No pudimos guardarlo',
}
