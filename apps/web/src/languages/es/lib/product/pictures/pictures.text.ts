import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/pictures/pictures.text.ts'

export const picturesText: Translation<typeof english.picturesText> = {
  row: (of) => `Imágenes: ${of}`,
  open: (name) => `Abrir ${name}`,
  unnamed: (number, count) => (count === 1 ? 'la imagen' : `imagen ${number} de ${count}`),
  lost: 'No pudimos cargar esta imagen',
  title: 'Imagen',
  place: (number, count) => `Imagen ${number} de ${count}`,
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
}
