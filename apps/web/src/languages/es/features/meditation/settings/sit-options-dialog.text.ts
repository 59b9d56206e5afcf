import type * as english from '#features/meditation/settings/sit-options-dialog.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const sitOptionsText: Translation<typeof english.sitOptionsText> = {
  startBell: 'Campana al principio',
  endBell: 'Campana al final',
  intervalBell: 'Campana a intervalos',
  interval: (minutes) =>
    minutes === 0 ? 'Ninguna' : plural(minutes, { one: 'Cada minuto', other: (count) => `Cada ${count} minutos` }),
  bellVolume: 'Volumen de la campana',
  settle: 'Tiempo de preparación',
  settleHint: 'Un rato de calma antes de que empiece el temporizador.',
  settleFor(seconds) {
    if (seconds === 0) return 'Ninguno'
    if (seconds >= 120) return minutesInWords(seconds / 60)
    return plural(seconds, { one: '1 segundo', other: (count) => `${count} segundos` })
  },
  limb: 'Cuenta como',
  limbHint: 'La rama en la que se registran tus meditaciones.',
  done: 'Listo',
}
