import type * as english from '#features/wellness/sleep/sleep.text.ts'
import { clockTime } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

const bands = { light: 'Leicht', fair: 'Mittel', restful: 'Erholsam' }

export const sleepText: Translation<typeof english.sleepText> = {
  title: 'Schlaf eintragen',
  thisMorning: 'die Nacht bis heute Morgen',
  date: 'Datum',
  dateHint:
    'Das Datum ist der Morgen, an dem du aufgewacht bist. Ins Bett gegangen bist du vielleicht schon am Abend davor.',
  bedtime: 'Ins Bett',
  wakeTime: 'Aufgewacht',
  quality: 'Qualität',
  poor: 'Schlecht',
  excellent: 'Sehr gut',
  save: 'Schlaf speichern',
  missing: 'Bitte wähle ein Datum',
  failed: 'Wir konnten deinen Schlaf nicht speichern',
  sameAsLast: (bedtime, wakeTime) =>
    `Dieselben Zeiten wie zuletzt: ${clockTime(bedtime)} bis ${oClock(clockTime(wakeTime))}`,
  recent: 'Deine letzten Nächte',
  empty: 'Noch keine Nacht eingetragen. Oben kannst du anfangen.',
  emptyHint: 'Eine Nacht genügt für den Anfang.',
  editTitle: 'Schlaf bearbeiten',
  loadFailed: 'Wir konnten deine Nächte nicht laden',
  safe: 'Deine Nächte sind sicher. Bitte versuch es noch einmal.',
  noTimes: 'Keine Zeiten notiert',
  noDuration: 'Dauer unbekannt',
  range: (bedtime, wakeTime) => `${clockTime(bedtime)} bis ${clockTime(wakeTime)}`,
  from: (bedtime) => `ab ${clockTime(bedtime)}`,
  until: (wakeTime) => `bis ${clockTime(wakeTime)}`,
  axisHint: (start, end) =>
    `Die Balken reichen von ${start} bis ${oClock(end)}: Eine spätere Nacht liegt weiter rechts.`,
  badge: (quality, band) => `${quality}/10 ${bands[band]}`,
  durationMarked: (hours, minutes) =>
    hours === 0 ? `${minutes} <unit>min</unit>` : `${hours} <unit>h</unit> ${minutes} <unit>min</unit>`,
  duration: (hours, minutes) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
}

/** "7 h 5 min" */
export const durationText: Translation<typeof english.durationText> = (minutes) =>
  sleepText.duration(Math.floor(minutes / 60), Math.round(minutes) % 60)
