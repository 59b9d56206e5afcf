import type { ImportFault } from '@sadhana/contract'
import { bytesInWords, clockTime, fullDate, minutesInWords, plural, shortDay, wholeNumber } from '#intl/intl.rules.ts'
import type { Meaning, TableKind } from '../import-file/columns.rules.ts'
import type { HealthKind } from '../import-file/health-rows.rules.ts'
import type { DateOrder, LengthUnit } from '../import-file/values.rules.ts'

const faults: Record<ImportFault, string> = {
  kind: 'We can’t tell what this row is.',
  date: 'There’s no date we can read.',
  time: 'There’s no time we can read.',
  limb: 'There’s no limb for it.',
  minutes: 'There’s no length we can read, or it’s under a minute or over a day.',
  feeling: 'The feeling isn’t one of ours.',
  mood: 'The mood isn’t one of ours.',
  energy: 'The number isn’t between 1 and 10.',
  notes: 'The note is too long.',
  tags: 'It has more than five tags, or one is too long.',
  zone: 'We don’t know its time zone.',
  times: 'Its beginning and end don’t fit together.',
  future: 'It’s still to come.',
}

const meanings: Record<Meaning, string> = {
  out: 'Leave out',
  moment: 'Date and time',
  date: 'Date',
  time: 'Time',
  zone: 'Time zone',
  length: 'Duration',
  word: 'Matched by word',
  before: 'Feeling before',
  after: 'Feeling after',
  energy: 'Energy, 1 to 10',
  notes: 'Notes, private',
  tags: 'Tags, separated by commas',
  hard: 'It was hard, private',
  severity: 'How hard, private',
  'hard-words': 'Words for what was hard, private',
}

const units: Record<LengthUnit, string> = {
  clock: 'Hours, minutes, seconds',
  'minutes:seconds': 'Minutes and seconds',
  minutes: 'Minutes',
  seconds: 'Seconds',
  hours: 'Hours',
}

const orders: Record<DateOrder, string> = { 'day-first': 'Day first, 31/12', 'month-first': 'Month first, 12/31' }
const kinds: Record<TableKind, string> = { practice: 'A practice', mood: 'A mood' }

const delimiters: Record<string, string> = { ',': 'Comma-separated', ';': 'Semicolon-separated', '\t': 'Tab-separated' }

const healthKinds: Record<HealthKind, (count: number) => string> = {
  nights: (count) => plural(count, { one: '1 night', other: (many) => `${many} nights` }),
  sits: (count) => plural(count, { one: '1 sit', other: (many) => `${many} sits` }),
  yoga: (count) => plural(count, { one: '1 yoga workout', other: (many) => `${many} yoga workouts` }),
}

const days = (count: number) => plural(count, { one: '1 day', other: (many) => `${many} days` })
const rows = (count: number) => plural(count, { one: '1 row', other: (many) => `${many} rows` })
const entries = (count: number) => plural(count, { one: '1 entry', other: (many) => `${many} entries` })

export const importText = {
  title: 'Import',
  steps: {
    label: 'Steps',
    file: 'File',
    columns: 'Columns',
    habits: 'Habits',
    reading: 'Reading',
    check: 'Check',
    done: 'Done',
  },
  choose: {
    title: 'Bring your practice with you',
    about: 'Drop a file here, or choose one from this device.',
    button: 'Choose a file',
    table: 'A table from another app',
    tableAbout: '.csv or .tsv with a date and a length or a mood, from Insight Timer, Daylio or anywhere else',
    health: 'Apple Health',
    healthAbout: 'export.zip with Mindful Minutes, yoga workouts and sleep; the file is read on this device',
    loop: 'Loop Habit Tracker',
    loopAbout: 'The .zip file from “Export as CSV”; you choose which habits are practices, and their names stay here',
    archive: 'Our own archive',
    archiveAbout: 'A .zip file; bring it in under Archive',
    move: 'Move from another installation',
    moveAbout: 'Everything at once, from one that runs Sadhana Compass too.',
    safe: 'Nothing is saved until you have seen the result, and for thirty days you can undo it with one tap.',
    where: 'Where Apple Health keeps the file',
    whereSteps: [
      'Open Health on your iPhone and tap your picture.',
      'Choose “Export All Health Data” and wait; it can take some minutes.',
      'Save export.zip to Files, then choose it here.',
    ],
    own: {
      archive: {
        title: (name: string) => `${name} is our own archive`,
        text: 'Bring it in under Archive. Practices, pictures, moods, nights and settings come back with it.',
      },
      nights: {
        title: (name: string) => `${name} holds your nights`,
        text: 'Nights come back with your archive. Make one where this file came from, then bring it in under Archive.',
      },
    },
    openArchive: 'Open Archive',
    unreadable: (name: string) => `We couldn’t read ${name}`,
    unreadableHint:
      'We can read a table whose first row names its columns, or an export from Apple Health or Loop Habit Tracker. Nothing was kept or changed.',
  },
  reading: {
    title: 'Reading on this device',
    percent: (share: number) => `${wholeNumber(Math.floor(share * 100))} percent`,
    progress: 'How much of the file is read',
    safe: 'Nothing has been sent. You can go on using this page; closing it stops the reading.',
  },
  file: {
    title: 'This file',
    name: 'Name',
    size: 'Size',
    rows: 'Rows',
    readAs: 'Read as',
    covers: 'Covers',
    since: (day: string) => `${fullDate(day)} until now`,
    sizeOf: bytesInWords,
    count: wholeNumber,
    format: (delimiter: string, encoding: string) => `${delimiters[delimiter] ?? 'A table'}, ${encoding}`,
    reassurance: 'Nothing is kept until you choose to add.',
  },
  columns: {
    title: 'What does each column mean?',
    other: 'Other file',
    each: 'Each row is',
    kinds,
    becomes: (name: string) => `${name} becomes`,
    unnamed: (number: number) => `Column ${wholeNumber(number)}`,
    empty: 'Nothing in it',
    meanings,
    units,
    unit: 'The duration is in',
    orders,
    order: 'Dates are written',
    words: { practice: 'Which limb is it?', mood: 'Which mood is it?' },
    noWord: 'Without a word',
    leaveOut: 'Leave out',
    missing: (missing: readonly Meaning[]) =>
      `Please say which column holds the ${missing.map((meaning) => needed[meaning]).join(', and which the ')}.`,
    noTime: 'Without a time of day, noon is taken.',
    preview: (count: number) =>
      plural(count, { one: 'How it will look', other: () => 'How the first of them will look' }),
    none: 'Every row is left out.',
    check: 'Check, without saving',
    tooLong: (max: number) => `An import takes ${wholeNumber(max)} rows. Please divide the file into several.`,
  },
  health: {
    title: (total: number) => `${entries(total)} found`,
    nothing: 'We found no sits, yoga or sleep in this export.',
    kinds: healthKinds,
    pieces: (count: number) =>
      `Put together from ${plural(count, { one: '1 piece', other: (many) => `${many} pieces` })}.`,
    merged:
      'Phone and watch often tell the same night twice. We keep one: time asleep where it was measured, time in bed otherwise. Gaps under an hour count as one night.',
    leaves: 'What would leave this device',
    leaving: ['Start and end of each night', 'Date, time and length of each sit', 'The name of the file'],
    stays: 'What stays here',
    staying: (bytes: number) => [
      `The file itself, ${bytesInWords(bytes)}`,
      'Heart rate and sleep stages',
      'Device names and places',
    ],
    every: 'See the rows that would be sent',
    caption: 'What would be sent, row by row',
    first: (count: number, total: number) =>
      total > count ? `The first ${wholeNumber(count)} of ${rows(total)}.` : `${rows(total)}. This is all of it.`,
  },
  loop: {
    title: 'Which habits are practices?',
    about:
      'Choose a limb for each habit you’d like to bring with you, and how long it usually takes. The names of your habits, and all habits that you leave out, stay on this device.',
    nothing: 'No habit in this export was ever ticked off',
    days,
    minutes: 'minutes',
    minutesOf: (habit: string) => `Minutes for ${habit}`,
    measured: 'As long as you measured',
    impossible: 'Please enter whole minutes, from 1 to 300.',
    none: 'Every habit is left out.',
    noon: 'Each day becomes a private practice at noon. Habits of one limb on the same day become one practice.',
  },
  row: {
    date: 'Date',
    what: 'What',
    length: 'Length',
    notes: 'Notes',
    tags: 'Tags',
    tagList: (tags: readonly string[]) => tags.join(', ') || 'none',
    none: 'none',
    unread: 'can’t be read',
    at: (date: string, time: string) => `${shortDay(date)}, ${clockTime(time)}`,
    minutes: minutesInWords,
    night: 'Night',
  },
  sending: 'Counting what would be new. Nothing is added yet.',
  sendingProgress: 'How many rows are sent',
  sendFailed: 'We couldn’t check the rows',
  check: {
    ahead: 'If you go ahead',
    added: (count: number) => plural(count, { one: 'entry is added', other: () => 'entries are added' }),
    nothing: 'There’s nothing new in it',
    number: wholeNumber,
    practices: (count: number) => plural(count, { one: '1 practice', other: (many) => `${many} practices` }),
    moods: (count: number) => plural(count, { one: '1 mood', other: (many) => `${many} moods` }),
    nights: healthKinds.nights,
    already: 'already here',
    alreadyHint: 'Your own entries stay as they are.',
    shortened: 'shortened',
    shortenedHint: 'Longer than 300 minutes, kept at 300.',
    broken: 'can’t be read',
    seeBroken: 'See why',
    brokenTitle: 'Rows we can’t read',
    brokenFailed: 'We couldn’t load these rows',
    brokenRow: (line: number) => `Row ${wholeNumber(line + 1)}`,
    brokenMore: 'There are more of them.',
    faults,
    days: (first: string, last: string) =>
      first === last ? fullDate(first) : `${fullDate(first)} to ${fullDate(last)}`,
    streak: (before: number, after: number) =>
      before === after
        ? `Longest streak stays at ${days(before)}`
        : `Longest streak changes from ${wholeNumber(before)} to ${days(after)}`,
    quiet: 'All private, and no one is notified',
    add: (count: number) => `Add ${entries(count)}`,
    back: 'Back',
  },
  done: {
    added: (count: number) => plural(count, { one: '1 entry is home', other: (many) => `${many} entries are home` }),
    hint: 'Streaks, stones and charts have been worked out again. You can delete the file now.',
    another: 'Import another file',
    see: 'See your sessions',
    undoTitle: 'Not what you wanted?',
  },
  past: {
    title: 'Your imports',
    failed: 'We couldn’t load your imports',
    empty: 'Nothing has been imported in the last 30 days.',
    added: (count: number, day: string) => `${entries(count)} on ${fullDate(day)}`,
    undone: 'Undone',
    undo: (name: string) => `Undo ${name}`,
    until: (day: string) => `Can be undone until ${fullDate(day)}.`,
  },
}

const needed: Record<Meaning, string> = {
  ...meanings,
  date: 'date',
  length: 'duration',
  word: 'mood',
}
