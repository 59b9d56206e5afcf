import type * as english from '#features/meditation/shared/preset.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const presetText: Translation<typeof english.presetText> = {
  title: 'Tus meditaciones',
  add: 'Nueva',
  arrange: 'Ordenar',
  soundOnly: 'Solo sonido',
  saveMix: 'Guardar como meditación propia',
  saveFailed: 'No pudimos guardar tu meditación',
  removeFailed: 'No pudimos eliminar tu meditación',
  orderFailed: 'No pudimos guardar el orden',
  loadFailed: 'No pudimos cargar tus meditaciones',
  safe: 'No han cambiado. Inténtalo de nuevo.',
  removed: (name) => `Has eliminado ${name}`,
  edit: (name) => `Cambiar ${name}`,
  remove: (name) => `Eliminar ${name}`,
  none: 'Aún no hay meditaciones guardadas',
  noneText: 'Cuando guardes una meditación propia, la verás aquí, en el temporizador y en el inicio.',
  note: 'Las tres primeras están también en el inicio. Las tienes en todos tus dispositivos; si dos cambian la misma, queda el último cambio.',
  openEnded: 'Sin límite',
  length: (minutes) => minutesInWords(minutes),
  stretches: (minutes, count) => `${minutesInWords(minutes)}, ${count} tramos`,
}
