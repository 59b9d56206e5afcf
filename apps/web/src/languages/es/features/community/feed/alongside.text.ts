import type * as english from '#features/community/feed/alongside.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'

export const alongsideText: typeof english.alongsideText = ({ people, orMore }, quiet) => {
  if (people === 0) return 'Regalaste a todo el mundo un momento de calma. Gracias por meditar.'
  if (quiet) return 'Otras personas practicaron mientras meditabas. Gracias por meditar con ellas.'
  if (orMore)
    return `Más de ${wholeNumber(people)} personas practicaron mientras meditabas. Gracias por meditar con ellas.`
  return plural(people, {
    one: 'Una persona practicó mientras meditabas. Gracias por meditar con ella.',
    other: (count) => `${count} personas practicaron mientras meditabas. Gracias por meditar con ellas.`,
  })
}
