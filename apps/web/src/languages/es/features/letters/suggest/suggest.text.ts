import type * as english from '#features/letters/suggest/suggest.text.ts'
import type { Translation } from '#intl/translation.ts'

export const suggestText: Translation<typeof english.suggestText> = {
  title: 'Sugerir otras palabras',
  lede: 'Estas palabras las tradujo una máquina. ¿Cómo lo dirías tú?',
  which: '¿Qué palabras?',
  whichHint: 'Escríbelas tal como aparecen en la app, o tócalas en la página.',
  tap: 'Tocarlas en la página',
  tapNow: 'Toca las palabras que quieres cambiar.',
  instead: '¿Qué dirías tú?',
  alsoSent: 'También recibimos el idioma, el tipo de página y el nombre del texto.',
  sent: 'Gracias. Tenemos tus palabras.',
  sentText: 'Una persona las lee. Encontrarás la respuesta en «Tus cartas».',
  letters: 'Tus cartas',
}
