import type * as english from '#features/meditation/own/own-sit.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const ownSitText: Translation<typeof english.ownSitText> = {
  title: 'Una meditación propia',
  back: 'Temporizador',
  summary: (minutes, strokes) =>
    strokes === 0
      ? `${minutesInWords(minutes)}, sin campanas.`
      : `${minutesInWords(minutes)}, con ${plural(strokes, { one: '1 toque', other: (count) => `${count} toques` })} de campana.`,
  stretches: 'Tramos',
  settle: 'Preparación',
  settleNote: 'No cuenta. Su campana da comienzo a la meditación.',
  name: 'Nombre',
  minutes: 'Minutos',
  bellAfter: 'Campana al final',
  none: 'ninguna',
  less: (what) => `${what}, menos`,
  more: (what) => `${what}, más`,
  minutesOf: (stretch) => `${stretch}, minutos`,
  bellOf: (stretch) => `${stretch}, campana al final`,
  move: (stretch) => `Mover ${stretch}`,
  moveHint: 'Usa las flechas del teclado o arrástralo.',
  moved: (stretch, place, count) => `${stretch} es ahora el número ${place} de ${count}.`,
  remove: 'Quitar',
  removeOf: (stretch) => `Quitar ${stretch}`,
  add: 'Añadir un tramo',
  sitting: 'Meditación',
  tooLong: (minutes) =>
    `Una meditación tiene como máximo 300 minutos en total, y esta tiene ${minutes}. Acorta alguno de los tramos.`,
  sitName: 'Nombre de la meditación',
  sitNameHint: 'Para que la encuentres después, en el temporizador y en el inicio.',
  nameMissing: 'Ponle un nombre',
  sound: 'Sonido',
  soundHint: 'Hasta tres a la vez, o ninguno.',
  noSound: 'Ninguno',
  breath: 'Respiración',
  noBreath: 'Ninguna',
  loggedAs: 'Se registra como',
  save: 'Guardar',
  saved: (count) => `Está en todos tus dispositivos. Has guardado ${count} de 12.`,
  full: 'Has guardado 12 meditaciones. Elimina una antes de guardar otra.',
  arrange: 'Tus meditaciones',
  use: 'Usar sin guardar',
}
