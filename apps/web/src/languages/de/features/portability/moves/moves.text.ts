import type { MovedThing, MoveRefusal } from '@sadhana/contract'
import type * as english from '#features/portability/moves/moves.text.ts'
import { bytesInWords, momentText, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const refusals: Record<MoveRefusal, string> = {
  expired: 'Die Erlaubnis von dort ist abgelaufen, bevor alles hier war.',
  private: 'Der Name führt in ein privates Netz, und in solche Netze senden wir nichts.',
  'too-large': 'Von dort kommt mehr, als wir auf einmal lesen können.',
  'answer-wrong': 'Die Antwort von dort verstehen wir nicht.',
  'failed-there': 'Dort konnte dein Archiv nicht erstellt werden.',
  dropped: 'Der Import wurde aufgegeben, oder ein anderer ist an seine Stelle getreten.',
}

const things: Record<MovedThing, (count: number) => string> = {
  practices: (count) => plural(count, { one: '1 Übung', other: (many) => `${many} Übungen` }),
  pictures: (count) => plural(count, { one: '1 Bild', other: (many) => `${many} Bilder` }),
  moods: (count) => plural(count, { one: '1 Stimmung', other: (many) => `${many} Stimmungen` }),
  nights: (count) => plural(count, { one: '1 Nacht', other: (many) => `${many} Nächte` }),
  pauses: (count) => plural(count, { one: '1 Pause', other: (many) => `${many} Pausen` }),
  sits: (count) => plural(count, { one: '1 eigene Meditation', other: (many) => `${many} eigene Meditationen` }),
  questions: (count) =>
    plural(count, { one: '1 Frage an deine Praxis', other: (many) => `${many} Fragen an deine Praxis` }),
  challenges: (count) =>
    plural(count, { one: '1 gemeinsames Vorhaben', other: (many) => `${many} gemeinsame Vorhaben` }),
  articles: (count) => plural(count, { one: '1 gelesener Artikel', other: (many) => `${many} gelesene Artikel` }),
  chats: (count) => plural(count, { one: '1 Frage an den Guide', other: (many) => `${many} Fragen an den Guide` }),
  settings: (count) => plural(count, { one: '1 Einstellung', other: (many) => `${many} Einstellungen` }),
}

export const movesText: Translation<typeof english.movesText> = {
  title: 'Umzug',
  couldNotLoad: 'Wir konnten deine Umzüge nicht laden',
  here: {
    title: 'Von einer anderen Installation hierher umziehen',
    about:
      'Wenn du bisher anderswo mit Sadhana Compass geübt hast, bring alles mit. Du meldest dich dort an und stimmst zu. Dann siehst du hier, was dazukäme.',
    address: 'Adresse der Installation',
    addressHint: 'Zum Beispiel https://compass.example',
    go: 'Dort fortfahren',
    asking: (peer) => `Du hast einen Umzug von ${peer} begonnen und bist noch nicht mit einem Ja zurückgekommen.`,
    answering: 'Wir bitten um dein Archiv',
    notAgreed: 'Von dort kam kein Ja. Bitte fang noch einmal an.',
    making: (peer) => `${peer} erstellt dein Archiv. Du kannst diese Seite verlassen, es geht ohne dich weiter.`,
    fetching: (bytes) =>
      `Dein Archiv ist unterwegs, ${bytesInWords(bytes)}. Du kannst diese Seite verlassen, es geht ohne dich weiter.`,
    progress: 'Wie viel vom Archiv schon hier ist',
    stop: 'Umzug stoppen',
    stopFailed: 'Wir konnten den Umzug nicht stoppen',
    failed: 'Der Umzug hat nicht geklappt',
    refused: (peer) => `Wir konnten dein Archiv nicht von ${peer} holen`,
    refusal: (refusal) => `${refusals[refusal]} Hier hat sich nichts geändert, und dort ist nichts verloren.`,
    again: 'Neuen Umzug beginnen',
    afterwards: (peer) =>
      `Dein Konto bei ${peer} gibt es weiterhin, und du kannst es auch weiter nutzen. Ob und wann du es löschst, entscheidest du dort.`,
    open: (peer) => `${peer} öffnen`,
  },
  away: {
    title: 'Von hier wegziehen',
    about:
      'Ein Umzug von hier beginnt in der anderen Installation: Öffne dort die Einstellungen, wähle „Umzug“ und gib die Adresse dieser Installation ein. Was andere geschrieben haben und wer wem folgt, bleibt hier.',
    underWay: (peer, moment) =>
      `Du hast am ${momentText(moment)} einem Umzug zu ${peer} zugestimmt. Noch ist von dort keine Nachricht gekommen, dass alles hinzugefügt ist.`,
    stop: 'Umzug stoppen',
    arrived: (peer) => `Alles ist bei ${peer}`,
    arrivedHint: (moment) =>
      `Das haben wir am ${momentText(moment)} von dort erfahren. Du kannst dein Konto hier sofort oder in 14 Tagen löschen oder es behalten.`,
    erase: 'Mein Konto hier löschen',
    keep: 'Mein Konto behalten',
    endFailed: 'Wir konnten das nicht speichern',
  },
  leave: {
    title: (host) => `Zu ${host} umziehen?`,
    incomplete: 'Dieser Link ist unvollständig',
    incompleteHint: 'Bitte fang in der anderen Installation noch einmal an, unter Einstellungen, Umzug.',
    about: (origin) =>
      `${origin} bittet um alles, was du hier eingetragen hast. Bitte stimme nur zu, wenn du diese Adresse kennst und dort ein Konto hast.`,
    goes: 'Was mitkommt',
    nothing: 'Du hast hier noch nichts eingetragen.',
    couldNotLoad: 'Wir konnten nicht zählen, was mitkäme',
    stays: 'Was hier bleibt',
    staying: [
      'Wer dir folgt und wem du folgst',
      'Nachrichten, Räume und Briefe',
      'Anmeldungen, Passwörter und Zahlungen',
      'Dein Konto, bis du etwas anderes entscheidest',
    ],
    agree: 'Zustimmen und fortfahren',
    stay: 'Nicht umziehen',
    failed: 'Wir konnten den Umzug nicht beginnen',
  },
  things,
}
