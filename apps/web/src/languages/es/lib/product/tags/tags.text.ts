import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/tags/tags.text.ts'

export const tagsText: Translation<typeof english.tagsText> = {
  label: 'Etiquetas',
  hint: 'Hasta cinco palabras tuyas. Pulsa Intro (Enter) o una coma después de cada una. Quien ve tus notas también las ve.',
  hintAlone: 'Hasta cinco palabras tuyas. Pulsa Intro (Enter) o una coma después de cada una.',
  full: 'Ya están las cinco.',
  remove: (tag) => `Quitar ${tag}`,
  add: (tag) => `Añadir ${tag}`,
  own: 'Tus propias etiquetas',
  added: (tag) => `Se añadió ${tag}`,
  removed: (tag) => `Se quitó ${tag}`,
  optional: 'Opcional',
  filter: 'Etiqueta',
  all: 'Todas las etiquetas',
  shares: {
    title: 'Tus etiquetas',
    share: (tagged, sessions) => `${tagged} de ${sessions}`,
  },
}
