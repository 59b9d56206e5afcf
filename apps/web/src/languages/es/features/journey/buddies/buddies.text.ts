import type { BuddyDayMark } from '@sadhana/contract'
import type * as english from '#features/journey/buddies/buddies.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const yours: Record<BuddyDayMark, string> = {
  practised: 'practicaste',
  rest: 'descansaste',
  open: 'nada tuyo todavía',
}
const theirs: Record<BuddyDayMark, (name: string) => string> = {
  practised: (name) => `${name} practicó`,
  rest: (name) => `${name} descansó`,
  open: (name) => `nada de ${name} todavía`,
}

export const quietWordText: Translation<typeof english.quietWordText> = {
  'thinking-of-you': 'Pienso en ti.',
  'join-me-tomorrow': 'Mañana practico temprano. ¿Me acompañas?',
  'no-hurry': 'Sin prisa. Aquí estoy.',
  'thank-you': 'Gracias por esta semana.',
}

export const buddiesText: Translation<typeof english.buddiesText> = {
  failed: 'No pudimos cargar tu compañía de práctica',
  safe: 'No ha cambiado nada. Inténtalo de nuevo.',
  empty: {
    title: 'Aún no tienes compañía de práctica',
    text: 'Practica en compañía de alguien de confianza. Verás si practicó o descansó, y nada más.',
  },
  pair: (name) => `Tú y ${name}`,
  since: (day) => `En compañía desde el ${day}`,
  shared: 'Racha compartida',
  /** Printed after the large number. */
  days: (count) => plural(count, { one: 'día', other: () => 'días' }),
  you: 'Tú',
  today: 'Hoy',
  day: (day, mine, other, name) => `${day}: ${yours[mine]}, ${theirs[other](name)}`,
  explained:
    'Un día compartido necesita a las dos personas, practicando o descansando. Cada una ve si la otra lo hizo; nunca qué, cuánto tiempo ni cómo se sintió.',
  more: (name) => `Más sobre ti y ${name}`,
  end: 'Dejar la compañía',
  ending: {
    title: (name) => `¿Dejar de practicar en compañía de ${name}?`,
    text: (name) => `Ya no verás los días de ${name}, ni ${name} los tuyos. No avisaremos a ${name}.`,
    confirm: 'Dejar',
    done: (name) => `${name} ya no es tu compañía de práctica`,
    failed: 'No pudimos cambiarlo',
  },
  word: {
    quoted: (word) => `«${quietWordText[word]}»`,
    from: (name, moment) => `${name}, ${moment}`,
    send: 'Palabras en voz baja',
    sendTo: (name) => `Palabras en voz baja para ${name}`,
    sentToday: (word) => `Hoy enviaste «${quietWordText[word]}»`,
    title: (name) => `Unas palabras en voz baja para ${name}`,
    text: 'Una vez al día. No hacen ruido, y esperan mientras la otra persona está en pausa.',
    choose: 'Elige una frase',
    confirm: 'Enviar',
    done: 'Enviado, en voz baja',
    failed: 'No pudimos enviar tus palabras en voz baja',
  },
  invitations: {
    title: 'Invitaciones',
    asks: 'te propone practicar en compañía',
    waiting: (day) => `Invitación del ${day}, aún sin respuesta`,
    accept: 'Aceptar',
    acceptOf: (name) => `Aceptar la invitación de ${name}`,
    decline: 'Ahora no',
    declineOf: (name) => `Ahora no: la invitación de ${name}`,
    withdraw: 'Retirar',
    withdrawOf: (name) => `Retirar tu invitación a ${name}`,
    accepted: (name) => `${name} es ahora tu compañía de práctica`,
    failed: 'No pudimos cambiar esta invitación',
  },
  invite: {
    title: 'Alguien más a tu lado',
    text: 'Hasta tres personas, siempre que las sigas y te sigan.',
    open: 'Invitar a alguien',
    dialogTitle: 'Invitar a practicar en compañía',
    dialogText: 'Puedes invitar a personas a las que sigues y que también te siguen.',
    list: 'Personas a las que puedes invitar',
    none: 'Por ahora no hay nadie más a quien invitar. Cuando sigas a alguien y te siga también, aparecerá aquí.',
    listFailed: 'No pudimos cargar a quién puedes invitar',
    invite: 'Invitar',
    inviteThis: (name) => `Invitar a ${name}`,
    asBuddy: 'Invitar a practicar',
    invited: 'Invitación enviada',
    buddies: 'En compañía',
    answer: 'Responder invitación',
    done: (name) => `Has invitado a ${name}`,
    failed: 'No pudimos enviar tu invitación',
    link: 'O envía tu enlace a alguien. Con él puede proponértelo.',
    copy: 'Copiar tu enlace',
    copied: 'Envíalo a alguien con quien te gustaría practicar.',
  },
  linked: {
    title: (name) => `¿Practicar en compañía de ${name}?`,
    text: (name) => `Si ${name} acepta, verás si practicó o descansó, y ${name} verá lo mismo de ti. Nada más.`,
    notMutual: (name) => `Podrás practicar en compañía de ${name} cuando sigas su página y te siga también.`,
    visit: (name) => `Ir a la página de ${name}`,
    dismiss: 'Ahora no',
    already: (name) => `${name} ya es tu compañía de práctica, o hay una invitación pendiente de respuesta.`,
    unknown: 'Este enlace no lleva a un miembro a quien puedas invitar.',
  },
}
