import type { LettersTexts } from './letters.emails.en.ts'

export const es: LettersTexts = {
  subject: 'Una respuesta a tu carta',
  opening: 'Nos escribiste. Esta es nuestra respuesta:',
  action: 'Ver tus cartas',
  closing: 'Si queda algo pendiente, vuelve a escribirnos en la página «Escríbenos» de la app.',
}
