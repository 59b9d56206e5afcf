import type * as english from '#features/meditation/settings/sit-options-dialog.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** Apart from the timer's own texts, because the dialog loads when it is opened. */
export const sitOptionsText: Translation<typeof english.sitOptionsText> = {
  startBell: 'Glocke am Anfang',
  endBell: 'Glocke am Ende',
  intervalBell: 'Glocke zwischendurch',
  interval: (minutes) =>
    minutes === 0 ? 'Keine' : plural(minutes, { one: 'Jede Minute', other: (count) => `Alle ${count} Minuten` }),
  bellVolume: 'Lautstärke der Glocke',
  settle: 'Zeit zum Ankommen',
  settleHint: 'Stille Zeit, bevor der Timer beginnt.',
  settleFor(seconds) {
    if (seconds === 0) return 'Keine'
    if (seconds >= 120) return minutesInWords(seconds / 60)
    return plural(seconds, { one: '1 Sekunde', other: (count) => `${count} Sekunden` })
  },
  limb: 'Zählt als',
  limbHint: 'Das Glied, unter dem deine Meditationen eingetragen werden.',
  done: 'Fertig',
}
