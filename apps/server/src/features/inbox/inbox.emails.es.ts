import type { InboxTexts } from './inbox.emails.en.ts'

export const es: InboxTexts = {
  kinds: {
    messages: { title: 'Un mensaje para ti', body: 'Alguien que conoces te ha escrito.' },
    'follow-requests': { title: 'Una solicitud para seguirte', body: 'Respóndela cuando quieras.' },
    rooms: { title: 'Hay una sala abierta para ti', body: 'Alguien que conoces quiere meditar contigo.' },
    buddies: { title: 'De tu compañía de práctica', body: 'Hay unas palabras o una invitación para ti.' },
    achievements: { title: 'Una piedra para ti', body: 'Te la ha dado una de tus prácticas.' },
    letters: { title: 'Te hemos respondido', body: 'La respuesta está con tus cartas.' },
  },
  subject: 'Hay algo nuevo en tu bandeja',
  action: 'Abrir tu bandeja',
  otherAction: 'Elegir lo que te llega',
  closing: 'Recibes este correo porque lo elegiste, como mucho una vez al día.',
}
