import type { ImportRefusal } from '@sadhana/contract'
import type * as english from '#features/portability/shared/archive.text.ts'
import { bytesInWords, fullDate, momentText, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { daysAfterPreposition } from '#languages/de/intl/words.ts'

const refusals: Record<ImportRefusal, string> = {
  'not-an-archive':
    'Diese Datei ist keines unserer Archive. Bitte wähle die .zip-Datei, die du hier heruntergeladen hast.',
  'newer-version': 'Dieses Archiv stammt aus einer neueren Version von Sadhana Compass als der, die hier läuft.',
  damaged:
    'Dieses Archiv ist beschädigt oder unvollständig. Bitte lade es dort, wo es erstellt wurde, noch einmal herunter.',
  'too-large': 'Dieses Archiv enthält mehr, als wir auf einmal lesen können.',
  unsafe:
    'Dieses Archiv ist auf eine Weise zusammengestellt, der wir nicht trauen. Wir haben es deshalb nicht gelesen.',
}

const days = (count: number) => plural(count, { one: '1 Tag', other: (many) => `${many} Tage` })

export const archiveText: Translation<typeof english.archiveText> = {
  title: 'Archiv und Import',
  couldNotLoad: 'Wir konnten dein Archiv nicht laden',
  couldNotLoadText: 'Alles, was du eingetragen hast, ist sicher. Bitte versuch es noch einmal.',
  make: {
    title: 'Nimm alles mit',
    about:
      'Alles, was wir über dich gespeichert haben, in einer einzigen Datei, lesbar für Menschen und für diese App. Entpacke sie und öffne index.html: Jeder Browser zeigt dir deine Jahre, auch ohne Netz.',
    start: 'Archiv erstellen',
    again: 'Neues erstellen',
    failed: 'Wir konnten das Archiv nicht erstellen',
    failedHint: 'Von deinen Daten ist nichts verloren. Bitte versuch es noch einmal.',
    making: 'Dein Archiv wird erstellt. Du kannst diese Seite verlassen, es geht ohne dich weiter.',
    progress: 'Wie weit das Archiv ist',
    startFailed: 'Wir konnten das Archiv nicht beginnen',
    removeFailed: 'Wir konnten das Archiv nicht löschen',
  },
  last: {
    title: 'Nimm vorher dein Archiv mit',
    about:
      'Alles in einer einzigen Datei, lesbar für Menschen und für diese App. Falls du zurückkommst, geht es dort weiter, wo du aufgehört hast.',
  },
  bring: {
    title: 'Bring deine Praxis mit',
    about:
      'Unser eigenes Archiv, .zip. Es bringt Übungen, eigene Meditationen, Bilder, Stimmungen, Nächte, Pausen, gemeinsame Vorhaben, Gelesenes, deinen Chat und deine Einstellungen zurück. Was du hier schon hast, bleibt.',
    choose: 'Datei wählen',
    safe: 'Gespeichert wird erst, wenn du das Ergebnis gesehen hast, und dreißig Tage lang kannst du es mit einem Tippen rückgängig machen.',
    sending: (name) => `${name} wird gesendet`,
    reading: (name) => `${name} wird gelesen`,
    progress: 'Wie viel von der Datei gesendet ist',
    refused: 'Wir können diese Datei nicht lesen',
    refusals,
    other: 'Andere Datei wählen',
    failed: 'Wir konnten die Datei nicht senden',
    ahead: 'Wenn du weitermachst',
    practices: (count) => plural(count, { one: '1 Übung kommt dazu', other: (many) => `${many} Übungen kommen dazu` }),
    others: 'Was hier noch fehlt, kommt dazu',
    nothing: 'Darin ist nichts Neues',
    moods: (count) =>
      plural(count, { one: '1 Stimmung kommt dazu', other: (many) => `${many} Stimmungen kommen dazu` }),
    nights: (count) => plural(count, { one: '1 Nacht kommt dazu', other: (many) => `${many} Nächte kommen dazu` }),
    already: (count) =>
      plural(count, {
        one: '1 Eintrag ist schon da und bleibt, wie er ist',
        other: (many) => `${many} Einträge sind schon da und bleiben, wie sie sind`,
      }),
    broken: (count) =>
      plural(count, { one: '1 Eintrag ist nicht lesbar', other: (many) => `${many} Einträge sind nicht lesbar` }),
    streak: (before, after) =>
      before === after
        ? `Deine längste Serie bleibt bei ${daysAfterPreposition(before)}`
        : `Deine längste Serie ändert sich von ${wholeNumber(before)} auf ${days(after)}`,
    quiet: 'Alles privat, und niemand wird benachrichtigt',
    add: 'Hinzufügen',
    added: (count) =>
      plural(count, { one: '1 Übung ist angekommen', other: (many) => `${many} Übungen sind angekommen` }),
    othersAdded: 'Dein Archiv ist angekommen',
    addedHint:
      'Serien, Steine und Diagramme sind neu berechnet. Bis alle Bilder da sind, kann es ein paar Minuten dauern.',
    addFailed: 'Wir konnten den Import nicht hinzufügen',
    undo: 'Import rückgängig machen',
    undoUntil: (moment) =>
      `Dabei verschwindet genau das, was dazugekommen ist. Was du von jetzt an einträgst, bleibt. Möglich bis zum ${fullDate(moment.slice(0, 10))}.`,
    undone: 'Der Import ist rückgängig gemacht',
    undoneHint: 'Dein Tagebuch ist wieder so wie vorher.',
    undoFailed: 'Wir konnten den Import nicht rückgängig machen',
  },
}

/** For every file that we make and store for a day. */
export const madeFileText: Translation<typeof english.madeFileText> = {
  cancel: 'Stoppen',
  download: (bytes) => `Herunterladen, ${bytesInWords(bytes)}`,
  until: (moment) =>
    `Die Datei bleibt bis zum ${momentText(moment)} hier. Danach wird sie gelöscht, und du kannst eine neue erstellen.`,
  remove: 'Jetzt löschen',
}
