import type * as english from '#app/failures/signed-out.text.ts'
import type { Translation } from '#intl/translation.ts'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  title: 'Inicia sesión, por favor',
  text: 'Tu sesión ha terminado, porque llevabas mucho tiempo fuera o la cerraste en otro lugar. Inicia sesión y volverás a esta página.',
  signIn: 'Iniciar sesión',
  notYou: '¿No fuiste tú? Cuando hayas iniciado sesión, <log>revisa tu registro de seguridad</log>.',
}

export const suspendedText: Translation<typeof english.suspendedText> = {
  title: 'Tu cuenta está en pausa.',
  until: (day) => `Tu cuenta está en pausa hasta el ${day}.`,
  why: (day, reason) =>
    `El equipo de esta instalación la puso en pausa el ${day}: «${reason}» Mientras tanto no puedes iniciar sesión, y nadie más ve lo que compartiste.`,
  reassurance: 'Tu diario de prácticas queda como está. Si quieres una copia, responde a nuestro correo.',
  back: 'Volver al inicio de sesión',
  appeal:
    '¿Crees que nos hemos equivocado? Responde al correo que te enviamos. Lo leerá otra persona, no quien tomó la decisión, casi siempre en un plazo de dos días.',
  // It is beside helplines, so it stays English until a named person has read a translation.
  hard: 'If you’re having a hard time, <help>talk to a person, now</help>.',
}
