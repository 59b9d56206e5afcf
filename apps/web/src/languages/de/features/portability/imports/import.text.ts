import type { ImportFault } from '@sadhana/contract'
import type { Meaning, TableKind } from '#features/portability/import-file/columns.rules.ts'
import type { HealthKind } from '#features/portability/import-file/health-rows.rules.ts'
import type { DateOrder, LengthUnit } from '#features/portability/import-file/values.rules.ts'
import type * as english from '#features/portability/imports/import.text.ts'
import { bytesInWords, clockTime, fullDate, minutesInWords, plural, shortDay, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { daysAfterPreposition } from '#languages/de/intl/words.ts'

const faults: Record<ImportFault, string> = {
  kind: 'Wir erkennen nicht, was diese Zeile ist.',
  date: 'Darin steht kein Datum, das wir lesen können.',
  time: 'Darin steht keine Uhrzeit, die wir lesen können.',
  limb: 'Dazu fehlt das Glied.',
  minutes: 'Darin steht keine Dauer, die wir lesen können, oder sie liegt unter einer Minute oder über einem Tag.',
  feeling: 'Dieses Gefühl gibt es bei uns nicht.',
  mood: 'Diese Stimmung gibt es bei uns nicht.',
  energy: 'Die Zahl liegt nicht zwischen 1 und 10.',
  notes: 'Die Notiz ist zu lang.',
  tags: 'Sie hat mehr als fünf Schlagwörter, oder eines ist zu lang.',
  zone: 'Wir kennen ihre Zeitzone nicht.',
  times: 'Anfang und Ende passen nicht zusammen.',
  future: 'Das liegt noch in der Zukunft.',
}

const meanings: Record<Meaning, string> = {
  out: 'Weglassen',
  moment: 'Datum und Uhrzeit',
  date: 'Datum',
  time: 'Uhrzeit',
  zone: 'Zeitzone',
  length: 'Dauer',
  word: 'Nach Wort zugeordnet',
  before: 'Gefühl davor',
  after: 'Gefühl danach',
  energy: 'Energie, 1 bis 10',
  notes: 'Notizen, privat',
  tags: 'Schlagwörter, durch Kommas getrennt',
  hard: 'Es war schwer, privat',
  severity: 'Wie schwer, privat',
  'hard-words': 'Worte für das, was schwer war, privat',
}

const units: Record<LengthUnit, string> = {
  clock: 'Stunden, Minuten, Sekunden',
  'minutes:seconds': 'Minuten und Sekunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
  hours: 'Stunden',
}

const orders: Record<DateOrder, string> = { 'day-first': 'Tag zuerst, 31/12', 'month-first': 'Monat zuerst, 12/31' }
const kinds: Record<TableKind, string> = { practice: 'Eine Übung', mood: 'Eine Stimmung' }

const delimiters: Record<string, string> = {
  ',': 'Durch Kommas getrennt',
  ';': 'Durch Semikolons getrennt',
  '\t': 'Durch Tabulatoren getrennt',
}

const healthKinds: Record<HealthKind, (count: number) => string> = {
  nights: (count) => plural(count, { one: '1 Nacht', other: (many) => `${many} Nächte` }),
  sits: (count) => plural(count, { one: '1 Meditation', other: (many) => `${many} Meditationen` }),
  yoga: (count) => plural(count, { one: '1 Yoga-Training', other: (many) => `${many} Yoga-Trainings` }),
}

const days = (count: number) => plural(count, { one: '1 Tag', other: (many) => `${many} Tage` })
const entries = (count: number) => plural(count, { one: '1 Eintrag', other: (many) => `${many} Einträge` })

export const importText: Translation<typeof english.importText> = {
  title: 'Import',
  steps: {
    label: 'Schritte',
    file: 'Datei',
    columns: 'Spalten',
    habits: 'Gewohnheiten',
    reading: 'Lesen',
    check: 'Prüfen',
    done: 'Fertig',
  },
  choose: {
    title: 'Bring deine Praxis mit',
    about: 'Zieh eine Datei hierher oder wähle eine von diesem Gerät.',
    button: 'Datei wählen',
    table: 'Eine Tabelle aus einer anderen App',
    tableAbout:
      '.csv oder .tsv mit einem Datum und einer Dauer oder Stimmung, aus Insight Timer, Daylio oder anderswoher',
    health: 'Apple Health',
    healthAbout:
      'export.zip mit Achtsamkeitsminuten, Yoga-Trainings und Schlaf; gelesen wird die Datei auf diesem Gerät',
    loop: 'Loop Habit Tracker',
    loopAbout:
      'Die .zip-Datei aus „Als CSV exportieren“; du bestimmst, welche Gewohnheiten Übungen sind, und ihre Namen bleiben hier',
    archive: 'Unser eigenes Archiv',
    archiveAbout: 'Eine .zip-Datei; importiere sie unter „Archiv“',
    move: 'Umzug von einer anderen Installation',
    moveAbout: 'Alles auf einmal, wenn dort auch Sadhana Compass läuft.',
    safe: 'Gespeichert wird erst, wenn du das Ergebnis gesehen hast, und dreißig Tage lang kannst du es mit einem Tippen rückgängig machen.',
    where: 'Wo du die Datei in Apple Health findest',
    whereSteps: [
      'Öffne Health auf deinem iPhone und tippe auf dein Bild.',
      'Wähle „Alle Gesundheitsdaten exportieren“ und warte. Das kann einige Minuten dauern.',
      'Sichere export.zip in „Dateien“ und wähle sie dann hier.',
    ],
    own: {
      archive: {
        title: (name) => `${name} ist unser eigenes Archiv`,
        text: 'Importiere es unter „Archiv“. Übungen, Bilder, Stimmungen, Nächte und Einstellungen kommen damit zurück.',
      },
      nights: {
        title: (name) => `${name} enthält deine Nächte`,
        text: 'Nächte kommen mit deinem Archiv zurück. Erstelle dort eines, wo diese Datei herkommt, und importiere es dann unter „Archiv“.',
      },
    },
    openArchive: 'Archiv öffnen',
    unreadable: (name) => `Wir konnten ${name} nicht lesen`,
    unreadableHint:
      'Lesen können wir eine Tabelle, deren erste Zeile die Spalten benennt, oder einen Export aus Apple Health oder Loop Habit Tracker. Es wurde nichts behalten oder geändert.',
  },
  reading: {
    title: 'Wird auf diesem Gerät gelesen',
    percent: (share) => `${wholeNumber(Math.floor(share * 100))} Prozent`,
    progress: 'Wie viel von der Datei gelesen ist',
    safe: 'Bisher wurde nichts gesendet. Du kannst diese Seite weiter benutzen. Wenn du sie schließt, hört das Lesen auf.',
  },
  file: {
    title: 'Diese Datei',
    name: 'Name',
    size: 'Größe',
    rows: 'Zeilen',
    readAs: 'Gelesen als',
    covers: 'Zeitraum',
    since: (day) => `${fullDate(day)} bis heute`,
    sizeOf: bytesInWords,
    count: wholeNumber,
    format: (delimiter, encoding) => `${delimiters[delimiter] ?? 'Eine Tabelle'}, ${encoding}`,
    reassurance: 'Es wird nichts behalten, bis du es hinzufügst.',
  },
  columns: {
    title: 'Was bedeutet jede Spalte?',
    other: 'Andere Datei',
    each: 'Jede Zeile ist',
    kinds,
    becomes: (name) => `${name} wird zu`,
    unnamed: (number) => `Spalte ${wholeNumber(number)}`,
    empty: 'Nichts darin',
    meanings,
    units,
    unit: 'Die Dauer steht in',
    orders,
    order: 'Schreibweise des Datums',
    words: { practice: 'Welches Glied ist es?', mood: 'Welche Stimmung ist es?' },
    noWord: 'Ohne Wort',
    leaveOut: 'Weglassen',
    missing: (missing) =>
      `Bitte sag uns, welche Spalte ${missing.map((meaning) => needed[meaning]).join(' und welche ')} enthält.`,
    noTime: 'Ohne Uhrzeit nehmen wir 12 Uhr mittags.',
    preview: (count) => plural(count, { one: 'So wird es aussehen', other: () => 'So werden die ersten aussehen' }),
    none: 'Alle Zeilen sind weggelassen.',
    check: 'Prüfen, ohne zu speichern',
    tooLong: (max) => `Ein Import fasst ${wholeNumber(max)} Zeilen. Bitte teile die Datei in mehrere auf.`,
  },
  health: {
    title: (total) => `${entries(total)} gefunden`,
    nothing: 'In diesem Export haben wir weder Meditationen noch Yoga oder Schlaf gefunden.',
    kinds: healthKinds,
    pieces: (count) => `Zusammengesetzt aus ${plural(count, { one: '1 Teil', other: (many) => `${many} Teilen` })}.`,
    merged:
      'Handy und Uhr erzählen oft von derselben Nacht. Wir behalten eine: mit der Schlafzeit, wo sie gemessen wurde, sonst mit der Zeit im Bett. Lücken unter einer Stunde zählen zu derselben Nacht.',
    leaves: 'Was dieses Gerät verlassen würde',
    leaving: ['Anfang und Ende jeder Nacht', 'Datum, Uhrzeit und Dauer jeder Meditation', 'Der Name der Datei'],
    stays: 'Was hier bleibt',
    staying: (bytes) => [
      `Die Datei selbst, ${bytesInWords(bytes)}`,
      'Herzfrequenz und Schlafphasen',
      'Gerätenamen und Orte',
    ],
    every: 'Die Zeilen ansehen, die gesendet würden',
    caption: 'Was gesendet würde, Zeile für Zeile',
    first: (count, total) =>
      total > count
        ? `Die ersten ${wholeNumber(count)} von ${wholeNumber(total)} Zeilen.`
        : `${plural(total, { one: '1 Zeile', other: (many) => `${many} Zeilen` })}. Das ist alles.`,
  },
  loop: {
    title: 'Welche Gewohnheiten sind Übungen?',
    about:
      'Wähle für jede Gewohnheit, die du mitbringen möchtest, ein Glied und wie lange sie meist dauert. Die Namen deiner Gewohnheiten und alle, die du weglässt, bleiben auf diesem Gerät.',
    nothing: 'In diesem Export wurde nie eine Gewohnheit abgehakt',
    days,
    minutes: 'Minuten',
    minutesOf: (habit) => `Minuten für ${habit}`,
    measured: 'So lange, wie du gemessen hast',
    impossible: 'Bitte gib ganze Minuten ein, von 1 bis 300.',
    none: 'Alle Gewohnheiten sind weggelassen.',
    noon: 'Aus jedem Tag wird eine private Übung um 12 Uhr mittags. Gewohnheiten desselben Glieds am selben Tag werden zu einer Übung.',
  },
  row: {
    date: 'Datum',
    what: 'Was',
    length: 'Dauer',
    notes: 'Notizen',
    tags: 'Schlagwörter',
    tagList: (tags) => tags.join(', ') || 'keine',
    none: 'keine',
    unread: 'nicht lesbar',
    at: (date, time) => `${shortDay(date)}, ${clockTime(time)}`,
    minutes: minutesInWords,
    night: 'Nacht',
  },
  sending: 'Wir zählen, was neu wäre. Noch kommt nichts dazu.',
  sendingProgress: 'Wie viele Zeilen gesendet sind',
  sendFailed: 'Wir konnten die Zeilen nicht prüfen',
  check: {
    ahead: 'Wenn du weitermachst',
    added: (count) => plural(count, { one: 'Eintrag kommt dazu', other: () => 'Einträge kommen dazu' }),
    nothing: 'Darin ist nichts Neues',
    number: wholeNumber,
    practices: (count) => plural(count, { one: '1 Übung', other: (many) => `${many} Übungen` }),
    moods: (count) => plural(count, { one: '1 Stimmung', other: (many) => `${many} Stimmungen` }),
    nights: healthKinds.nights,
    already: 'schon da',
    alreadyHint: 'Deine eigenen Einträge bleiben, wie sie sind.',
    shortened: 'gekürzt',
    shortenedHint: 'Länger als 300 Minuten, als 300 übernommen.',
    broken: 'nicht lesbar',
    seeBroken: 'Warum?',
    brokenTitle: 'Zeilen, die wir nicht lesen können',
    brokenFailed: 'Wir konnten diese Zeilen nicht laden',
    brokenRow: (line) => `Zeile ${wholeNumber(line + 1)}`,
    brokenMore: 'Es gibt noch mehr davon.',
    faults,
    days: (first, last) => (first === last ? fullDate(first) : `${fullDate(first)} bis ${fullDate(last)}`),
    streak: (before, after) =>
      before === after
        ? `Die längste Serie bleibt bei ${daysAfterPreposition(before)}`
        : `Die längste Serie ändert sich von ${wholeNumber(before)} auf ${days(after)}`,
    quiet: 'Alles privat, und niemand wird benachrichtigt',
    add: (count) => `${entries(count)} hinzufügen`,
    back: 'Zurück',
  },
  done: {
    added: (count) =>
      plural(count, { one: '1 Eintrag ist angekommen', other: (many) => `${many} Einträge sind angekommen` }),
    hint: 'Serien, Steine und Diagramme sind neu berechnet. Die Datei kannst du jetzt löschen.',
    another: 'Noch eine Datei importieren',
    see: 'Deine Übungen ansehen',
    undoTitle: 'Nicht das, was du wolltest?',
  },
  past: {
    title: 'Deine Importe',
    failed: 'Wir konnten deine Importe nicht laden',
    empty: 'In den letzten 30 Tagen wurde nichts importiert.',
    added: (count, day) => `${entries(count)} am ${fullDate(day)}`,
    undone: 'Rückgängig gemacht',
    undo: (name) => `${name} rückgängig machen`,
    until: (day) => `Du kannst ihn bis zum ${fullDate(day)} rückgängig machen.`,
  },
}

const needed: Record<Meaning, string> = {
  ...meanings,
  date: 'das Datum',
  length: 'die Dauer',
  word: 'die Stimmung',
}
