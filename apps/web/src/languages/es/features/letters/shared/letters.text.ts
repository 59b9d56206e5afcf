import type * as english from '#features/letters/shared/letters.text.ts'
import { wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const lettersText: Translation<typeof english.lettersText> = {
  back: 'Ajustes',
  title: 'Escríbenos',
  lede: 'Con palabras sencillas basta. Responde una persona.',
  kind: '¿De qué se trata?',
  kinds: {
    question: { name: 'Una pregunta', about: 'Cómo funciona algo' },
    problem: { name: 'Un problema', about: 'Algo salió mal' },
    idea: { name: 'Una idea', about: 'Algo que te gustaría tener' },
  },
  letter: 'Tu carta',
  count: (typed, max) => `${wholeNumber(typed)} de ${wholeNumber(max)} caracteres`,
  draftCount: (typed, max) =>
    `${wholeNumber(typed)} de ${wholeNumber(max)} caracteres. Se guarda como borrador en este dispositivo hasta que la envíes.`,
  attach: 'Qué adjuntamos',
  attachHint: 'Nada, a menos que lo marques.',
  browser: 'Navegador y tamaño de la ventana',
  browserHint: 'Ayuda cuando algo salió mal',
  send: 'Enviar',
  failed: 'No pudimos enviar tu carta',
  failedText: 'Cada palabra sigue aquí. Inténtalo de nuevo en un momento.',
  where: 'Adónde llega la respuesta',
  toEmail: (email) => `A ${email}, y a esta página, en «Tus cartas».`,
  toPage: 'A esta página, en «Tus cartas». Tu cuenta todavía no tiene una dirección de correo.',
  who: 'Quién la lee',
  whoText:
    'Una persona del equipo de esta instalación. Casi siempre hay respuesta en dos días. A quienes contribuyen se les responde primero; el cuidado es el mismo.',
  first: 'Tus cartas tienen prioridad',
  firstText:
    'Es una de las cosas que hace tu contribución. A los demás también se les responde, casi siempre en dos días.',
  // What follows up to urgentLink, except for the words for the letter itself, is beside helplines and stays English
  // until a named person has read a translation.
  hard: 'If today is hard',
  hardText: 'Please don’t wait for us. <person>Talk to a person, now</person>.',
  urgent: 'Please talk to someone today.',
  urgentText:
    'Your letter is with us, and it’s the next one a person here reads. That can still take hours, and you don’t have to wait alone. There are people who listen, right now.',
  urgentLink: 'Find someone who answers',
  sent: 'Tenemos tu carta.',
  sentToEmail: (email) => `La respuesta llegará a ${email}, casi siempre en dos días.`,
  sentToPage: 'Encontrarás la respuesta en esta página, casi siempre en dos días.',
  attachedNothing: 'No se adjuntó nada.',
  attachedBrowser: 'Se adjuntaron tu navegador y el tamaño de la ventana.',
  home: 'Volver a la práctica',
  another: 'Escribir otra',
  yours: 'Tus cartas',
  waiting: (moment) => `En espera desde el ${moment}`,
  answered: (date) => `Respondida el ${date}`,
  closed: (date) => `Cerrada el ${date}`,
  wrote: 'Escribiste',
  /** Above the words of the app that a letter would say in another way. */
  aboutWords: 'En lugar de',
  answer: 'Nuestra respuesta',
  attached: 'Adjuntaste',
  more: 'Mostrar cartas anteriores',
  loadFailed: 'No pudimos cargar tus cartas',
  loadFailedText: 'Están a salvo, y aun así puedes escribir. Inténtalo de nuevo.',
}
