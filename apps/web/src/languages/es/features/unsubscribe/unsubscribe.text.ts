import type * as english from '#features/unsubscribe/unsubscribe.text.ts'
import type { Translation } from '#intl/translation.ts'

export const unsubscribeText: Translation<typeof english.unsubscribeText> = {
  lists: {
    optional: {
      ask: '¿Dejar de recibir correos opcionales?',
      explain:
        'Solo escribiremos cuando algo tenga que ver con tu cuenta o te responda: un nuevo inicio de sesión, un recibo o una carta.',
      stop: 'No recibir más correos opcionales',
      stopped: 'Ya no recibirás correos opcionales.',
      resumed: 'Volverás a recibir correos opcionales.',
    },
    reminders: {
      ask: '¿Dejar de recibir recordatorios por correo?',
      explain: 'Las horas que elegiste quedan en tus ajustes, donde puedes volver a activarlas una a una.',
      stop: 'No recibir más recordatorios',
      stopped: 'Ya no recibirás recordatorios por correo.',
      resumed: 'Tus recordatorios por correo vuelven a estar activos.',
    },
    weekly: {
      ask: '¿Dejar de recibir el correo semanal?',
      explain: 'Tus recordatorios y los demás correos quedan como están.',
      stop: 'No recibir más el correo semanal',
      stopped: 'Ya no recibirás el correo semanal.',
      resumed: 'El correo semanal vuelve a llegar, el día que elegiste.',
    },
    inbox: {
      ask: '¿Dejar de recibir correos sobre tu bandeja?',
      explain: 'Tu bandeja en la app queda como está. Las respuestas a tus cartas siguen llegando por correo.',
      stop: 'No recibir más estos correos',
      stopped: 'Ya no recibirás correos sobre tu bandeja.',
      resumed: 'Los correos sobre tu bandeja vuelven a llegar.',
    },
  },
  stillOpen: 'Si cambias de opinión, puedes volver a activarlos aquí.',
  resume: 'Volver a enviarlos',
  failed: 'No pudimos cambiarlo',
  tryLater: 'Inténtalo de nuevo más tarde.',
  incomplete: 'Este enlace no está completo',
  incompleteText: 'Ábrelo otra vez desde el correo. En algunos programas de correo hay que copiarlo entero.',
}
