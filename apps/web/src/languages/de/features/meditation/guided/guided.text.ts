import type * as english from '#features/meditation/guided/guided.text.ts'
import { minutesInWords, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const lengthNames: Translation<typeof english.lengthNames> = {
  any: 'Jede Dauer',
  'to-10': 'Bis 10',
  'to-20': 'Bis 20',
  longer: 'Länger',
}

export const difficultyNames: Translation<typeof english.difficultyNames> = {
  beginner: 'Einstieg',
  intermediate: 'Mittel',
  advanced: 'Fortgeschritten',
}

export const conditionNames: Translation<typeof english.conditionNames> = {
  pregnancy: 'Schwangerschaft',
  'blood-pressure': 'Bluthochdruck',
  heart: 'Herzprobleme',
  epilepsy: 'Epilepsie',
  surgery: 'Eine Operation vor Kurzem',
}

/** Used as a reason within a sentence. */
export const conditionReasons: Translation<typeof english.conditionReasons> = {
  pregnancy: 'in der Schwangerschaft',
  'blood-pressure': 'bei Bluthochdruck',
  heart: 'bei Herzproblemen',
  epilepsy: 'bei Epilepsie',
  surgery: 'kurz nach einer Operation',
}

export const guidedText: Translation<typeof english.guidedText> = {
  title: 'Was täte dir gerade gut?',
  length: 'Dauer',
  difficulty: 'Schwierigkeit',
  anyDifficulty: 'Jede Schwierigkeit',
  limb: 'Glied',
  allLimbs: 'Alle Glieder',
  minutes: (minutes) => `${wholeNumber(minutes)} min`,
  pacer: 'mit Atemtakt',
  eyes: { open: 'Augen offen', closed: 'Augen geschlossen' },
  holdsBreath: 'mit angehaltenem Atem',
  gentleDays: 'In sanften Tagen schlagen wir Kurzes vor, mit offenen Augen und leichtem Atem.',
  showAll: 'Alle anzeigen',
  showGentle: 'Nur diese anzeigen',
  start: 'Übung starten',
  startOf: (title) => `Übung starten: ${title}`,
  read: 'Erst lesen',
  readOf: (title) => `Erst lesen: ${title}`,
  notFor: (reasons) =>
    `Diese Übung lassen wir ${conditionReasons[reasons[0] ?? 'surgery']} weg. Das hast du auf diesem Gerät so angegeben.`,
  about:
    'Du kannst jede Übung lesen, bevor du anfängst. Keine ist eine Behandlung. Wenn sich etwas nicht richtig anfühlt, hör auf: Auch das ist eine Übung.',
  none: 'Zu diesen Filtern passt nichts',
  noneHint: 'Versuch es mit einer anderen Dauer, einer anderen Schwierigkeit oder einem anderen Glied.',
  clear: 'Filter zurücksetzen',
  leaveOut: 'Sollen wir etwas weglassen?',
  leaveOutNone: 'Nichts ausgewählt',
  leaveOutHint:
    'Wir blenden Übungen aus, die dabei nicht zu empfehlen sind. Das bleibt auf deinem Gerät, wir sehen es nie. Es ist kein medizinischer Rat: Frag im Zweifel in deiner Arztpraxis und dort nach, wo du Yoga lernst.',
  before: 'Bevor du anfängst',
  steps: (minutes, count) =>
    plural(count, {
      one: `${minutesInWords(minutes)}, ein Schritt`,
      other: (steps) => `${minutesInWords(minutes)}, ${steps} Schritte`,
    }),
  stepState: { done: 'fertig', now: 'jetzt', ahead: 'kommt noch' },
  end: 'Beenden',
  pausedWords: 'Nimm dir die Zeit, die du brauchst. Die Glocke wartet mit dir.',
  back: 'Schritt zurück',
  next: 'Schritt weiter',
  pause: 'Pause',
  resume: 'Weiter',
  voiceOn: 'Stimme an',
  voiceOff: 'Stimme aus',
  sound: 'Stimme und Töne',
  speak: 'Worte sprechen',
  speakHint: 'Mit einer Stimme deines Geräts. Die Worte stehen immer auch auf dem Bildschirm.',
  noVoice: 'Dieses Gerät hat keine eigene Stimme, deshalb stehen die Worte nur auf dem Bildschirm.',
  voice: 'Stimme',
  deviceVoice: 'Die übliche Stimme des Geräts',
  pace: 'Tempo',
  paces: { '0.7': 'Langsam', '0.85': 'Ruhig', '1': 'Normal' },
  tones: 'Töne zum Atmen',
  tonesHint: 'Steigend zum Einatmen, fallend zum Ausatmen, ein kurzer Ton zum Anhalten.',
  vibration: 'Vibration zum Atmen',
  vibrationHint: 'Ein Impuls zum Einatmen, zwei zum Anhalten, drei zum Ausatmen, wenn das Gerät es kann.',
  done: 'Fertig',
}
