import type * as english from '#features/practice/pictures/pictures-field.text.ts'
import type { Translation } from '#intl/translation.ts'

export const picturesFieldText: Translation<typeof english.picturesFieldText> = {
  label: 'Imágenes',
  add: 'Añadir imágenes',
  hint: 'Hasta cuatro. Quien vea esta práctica también las verá, y lo que escribas se les leerá a quienes no pueden verlas. El lugar y los datos de la cámara se quedan en este dispositivo.',
  full: 'Ya están las cuatro.',
  tooMany: 'En una práctica caben cuatro imágenes. Dejamos fuera las demás.',
  unreadable: 'No pudimos leer esta imagen. Elige un archivo JPEG, PNG o WebP.',
  caption: (number) => `Qué muestra la imagen ${number}`,
  remove: (number) => `Quitar la imagen ${number}`,
  failed: 'Las imágenes no llegaron',
  practiceIsSafe: 'Tu práctica está guardada.',
  tryLater: 'También puedes añadirlas al editar la práctica',
}
