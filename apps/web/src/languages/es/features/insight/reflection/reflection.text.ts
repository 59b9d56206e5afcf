import { reflectionFromPractices } from '@sadhana/contract'
import type * as english from '#features/insight/reflection/reflection.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const reflectionText: Translation<typeof english.reflectionText> = {
  kind: 'Reflexión del mes',
  badge: 'Observaciones de IA premium',
  byRules: 'Escrita por reglas',
  loadFailed: 'No pudimos cargar tu reflexión',
  safe: 'Tus prácticas están a salvo. Inténtalo de nuevo.',

  ask: (month) => `¿Quieres que te leamos tu mes de ${month}?`,
  canBeRead: (month) => `Ya podemos leerte tu mes de ${month}`,
  about:
    'Una página hecha con tu propio diario, en la que cada frase lleva a las prácticas que la respaldan. Lee las prácticas y las sensaciones de ese mes y las pausas que hiciste, nunca tus notas, y puedes ver exactamente qué se leyó.',
  yes: 'Sí, una vez al mes',
  onlyThis: (month) => `Solo ${month}`,
  no: 'No, gracias',
  readBack: (month) => `Leer ${month}`,
  makeFailed: 'No pudimos leerte el mes',
  chooseFailed: 'No pudimos guardar lo que elegiste',

  tooLittle: (month) => `En ${month} no hay nada que leerte`,
  tooLittleText: `Una reflexión necesita al menos ${reflectionFromPractices} prácticas en un mes. Cuando un mes las tenga, la encontrarás aquí al terminar.`,
  tooLittleQuiet:
    'Una reflexión necesita unas cuantas prácticas en un mes. Cuando un mes las tenga, la encontrarás aquí al terminar.',
  deleted: (month) => `Eliminaste la reflexión de ${month}`,
  deletedText: 'Se fue para siempre y no se volverá a hacer. La de este mes podrá leerse cuando termine.',
  notIncluded: 'Tu mes, leído para ti',
  notIncludedText:
    'Viene con el nivel Apoyo estándar. Todo sale de lo que ya está en tu propio diario, y tus observaciones se quedan donde están.',
  giving: 'Ver cómo se contribuye',

  of: (month) => `Tu mes de ${month}, leído para ti`,
  evidence: 'De dónde sale la cuenta',
  evidenceOf: (number) => `Respaldo ${number}`,
  pause: (first, last) => `Pausa del ${first} al ${last}`,
  source: {
    rules:
      'Nuestras propias reglas escribieron esta página a partir de tu diario. No se consultó ningún modelo de lenguaje.',
    rulesAlone: 'Nuestras propias reglas escribieron esta página a partir de tu diario.',
    model: 'Nuestras propias reglas hicieron la cuenta con tu diario, y un modelo de lenguaje la puso en palabras.',
  },
  see: 'Ver qué se leyó',
  wrong: 'No es del todo así',
  delete: 'Eliminar',

  read: 'Qué se leyó',
  readText: (day) =>
    `Tu diario tal como estaba el ${day}. No se leyeron las notas, los títulos, las imágenes, el ánimo ni el sueño.`,
  readCounts: (practices) => plural(practices, { one: '1 práctica', other: (number) => `${number} prácticas` }),
  readPractices: 'Prácticas',
  readPauses: 'Pausas',
  minutes: (count) => plural(count, { one: '1 minuto', other: (number) => `${number} minutos` }),

  deleteTitle: (month) => `¿Eliminar la reflexión de ${month}?`,
  deleteText: 'Se va para siempre y no se vuelve a hacer. Tus prácticas se quedan como están.',
  keep: 'Conservarla',
  removed: 'Reflexión eliminada',
  removeFailed: 'No pudimos eliminar tu reflexión',

  monthly: 'Una reflexión al empezar cada mes',
  monthlyHint: 'Lee las prácticas y sensaciones de ese mes, nunca las notas. Está desactivada hasta que la actives.',
}
