import type { ImportRefusal } from '@sadhana/contract'
import { bytesInWords, fullDate, momentText, plural, wholeNumber } from '#intl/intl.rules.ts'

const refusals: Record<ImportRefusal, string> = {
  'not-an-archive': 'This file isn’t one of our archives. Please choose the .zip you downloaded here.',
  'newer-version': 'This archive was made by a newer version of Sadhana Compass than the one running here.',
  damaged: 'This archive is damaged or incomplete. Please download it again where it was made.',
  'too-large': 'This archive holds more than we can read at once.',
  unsafe: 'This archive was put together in a way we don’t trust, so we haven’t read it.',
}

const days = (count: number) => plural(count, { one: '1 day', other: (many) => `${many} days` })

export const archiveText = {
  title: 'Archive and import',
  couldNotLoad: 'We couldn’t load your archive',
  couldNotLoadText: 'Everything you’ve logged is safe. Please try again.',
  make: {
    title: 'Take everything with you',
    about:
      'Everything we hold about you in one file, readable by people and by this app. Unpack it and open index.html, and any browser shows your years, without a network.',
    start: 'Make the archive',
    again: 'Make a new one',
    failed: 'We couldn’t make the archive',
    failedHint: 'Nothing of yours is lost. Please try again.',
    making: 'Making your archive. You can leave this page; it goes on without you.',
    progress: 'How much of the archive is done',
    startFailed: 'We couldn’t start the archive',
    removeFailed: 'We couldn’t delete the archive',
  },
  last: {
    title: 'Take your archive first',
    about:
      'Everything in one file, readable by people and by this app. Should you come back, it opens where you left off.',
  },
  bring: {
    title: 'Bring your practice with you',
    about:
      'Our own archive, .zip. It brings back practices, sits, pictures, moods, nights, pauses, challenges, reading, your chat and settings; what you have here stays.',
    choose: 'Choose a file',
    safe: 'Nothing is saved until you have seen the result, and for thirty days you can undo it with one tap.',
    sending: (name: string) => `Sending ${name}`,
    reading: (name: string) => `Reading ${name}`,
    progress: 'How much of the file is sent',
    refused: 'We can’t read this file',
    refusals,
    other: 'Choose another file',
    failed: 'We couldn’t send the file',
    ahead: 'If you go ahead',
    practices: (count: number) =>
      plural(count, { one: '1 practice is added', other: (many) => `${many} practices are added` }),
    others: 'What isn’t here yet is added',
    nothing: 'There’s nothing new in it',
    moods: (count: number) => plural(count, { one: '1 mood is added', other: (many) => `${many} moods are added` }),
    nights: (count: number) => plural(count, { one: '1 night is added', other: (many) => `${many} nights are added` }),
    already: (count: number) =>
      plural(count, {
        one: '1 entry is already here and is left alone',
        other: (many) => `${many} entries are already here and are left alone`,
      }),
    broken: (count: number) =>
      plural(count, { one: '1 entry can’t be read', other: (many) => `${many} entries can’t be read` }),
    streak: (before: number, after: number) =>
      before === after
        ? `Your longest streak stays at ${days(before)}`
        : `Your longest streak changes from ${wholeNumber(before)} to ${days(after)}`,
    quiet: 'All private, and no one is notified',
    add: 'Add them',
    added: (count: number) =>
      plural(count, { one: '1 practice is home', other: (many) => `${many} practices are home` }),
    othersAdded: 'Your archive is home',
    addedHint: 'Streaks, stones and charts have been worked out again. Pictures may take a few minutes to appear.',
    addFailed: 'We couldn’t add the import',
    undo: 'Undo this import',
    undoUntil: (moment: string) =>
      `Undo takes out exactly what was added, and leaves what you log from now on. Possible until ${fullDate(moment.slice(0, 10))}.`,
    undone: 'The import is undone',
    undoneHint: 'Your log reads as it did before.',
    undoFailed: 'We couldn’t undo the import',
  },
}

/** For every file that we make and store for a day. */
export const madeFileText = {
  cancel: 'Stop',
  download: (bytes: number) => `Download, ${bytesInWords(bytes)}`,
  until: (moment: string) => `Here until ${momentText(moment)}. Then it is deleted, and you can make a new one.`,
  remove: 'Delete it now',
}
