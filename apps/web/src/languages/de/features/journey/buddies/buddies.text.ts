import type { BuddyDayMark } from '@sadhana/contract'
import type * as english from '#features/journey/buddies/buddies.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const yours: Record<BuddyDayMark, string> = {
  practised: 'du hast geübt',
  rest: 'du hast geruht',
  open: 'von dir noch nichts',
}
const theirs: Record<BuddyDayMark, (name: string) => string> = {
  practised: (name) => `${name} hat geübt`,
  rest: (name) => `${name} hat geruht`,
  open: (name) => `von ${name} noch nichts`,
}

export const quietWordText: Translation<typeof english.quietWordText> = {
  'thinking-of-you': 'Ich denke an dich.',
  'join-me-tomorrow': 'Morgen früh übe ich. Bist du dabei?',
  'no-hurry': 'Nur keine Eile. Ich bin da.',
  'thank-you': 'Danke für diese Woche.',
}

export const buddiesText: Translation<typeof english.buddiesText> = {
  failed: 'Wir konnten deine Übungspartnerschaften nicht laden',
  safe: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  empty: {
    title: 'Noch keine Begleitung',
    text: 'Übe Seite an Seite mit einem Menschen, dem du vertraust. Ihr seht voneinander, ob ihr geübt oder geruht habt, und mehr nicht.',
  },
  pair: (name) => `Du und ${name}`,
  since: (day) => `Gemeinsam seit dem ${day}`,
  shared: 'Gemeinsame Serie',
  /** Printed after the large number. */
  days: (count) => plural(count, { one: 'Tag', other: () => 'Tage' }),
  you: 'Du',
  today: 'Heute',
  day: (day, mine, other, name) => `${day}: ${yours[mine]}, ${theirs[other](name)}`,
  explained:
    'Für einen gemeinsamen Tag braucht es euch beide, ob ihr übt oder ruht. Ihr seht nur, ob die andere Person dabei war, nie was, wie lange oder wie es sich angefühlt hat.',
  more: (name) => `Mehr zu dir und ${name}`,
  end: 'Partnerschaft beenden',
  ending: {
    title: (name) => `Übungspartnerschaft mit ${name} beenden?`,
    text: (name) => `Ihr seht dann die Tage der anderen Person nicht mehr. Wir sagen ${name} nichts davon.`,
    confirm: 'Beenden',
    done: (name) => `Deine Übungspartnerschaft mit ${name} ist beendet`,
    failed: 'Wir konnten das nicht ändern',
  },
  word: {
    quoted: (word) => `„${quietWordText[word]}“`,
    from: (name, moment) => `${name}, ${moment}`,
    send: 'Stillen Gruß senden',
    sendTo: (name) => `Stillen Gruß senden: ${name}`,
    sentToday: (word) => `Du hast heute „${quietWordText[word]}“ gesendet`,
    title: (name) => `Ein stiller Gruß an ${name}`,
    text: 'Einer am Tag. Er macht kein Geräusch und wartet, solange die andere Person pausiert.',
    choose: 'Wähle einen Satz',
    confirm: 'Senden',
    done: 'Still gesendet',
    failed: 'Wir konnten deinen stillen Gruß nicht senden',
  },
  invitations: {
    title: 'Einladungen',
    asks: 'möchte mit dir Seite an Seite üben',
    waiting: (day) => `Eingeladen am ${day}, noch ohne Antwort`,
    accept: 'Annehmen',
    acceptOf: (name) => `Annehmen: Einladung von ${name}`,
    decline: 'Nicht jetzt',
    declineOf: (name) => `Nicht jetzt: Einladung von ${name}`,
    withdraw: 'Zurückziehen',
    withdrawOf: (name) => `Zurückziehen: deine Einladung an ${name}`,
    accepted: (name) => `Du und ${name} übt jetzt Seite an Seite`,
    failed: 'Wir konnten diese Einladung nicht ändern',
  },
  invite: {
    title: 'Noch eine Begleitung',
    text: 'Bis zu drei Menschen, denen du folgst und die dir folgen.',
    open: 'Begleitung einladen',
    dialogTitle: 'Begleitung einladen',
    dialogText: 'Einladen kannst du Menschen, denen du folgst und die auch dir folgen.',
    list: 'Menschen, die du einladen kannst',
    none: 'Im Moment gibt es niemanden mehr, den du einladen kannst. Sobald du und eine andere Person einander folgt, findest du sie hier.',
    listFailed: 'Wir konnten nicht laden, wen du einladen kannst',
    invite: 'Einladen',
    inviteThis: (name) => `${name} einladen`,
    asBuddy: 'Zum Üben einladen',
    invited: 'Eingeladen',
    buddies: 'Begleitung',
    answer: 'Einladung beantworten',
    done: (name) => `Du hast ${name} eingeladen`,
    failed: 'Wir konnten deine Einladung nicht senden',
    link: 'Oder schick jemandem deinen Link. Damit kann die Person dich fragen.',
    copy: 'Deinen Link kopieren',
    copied: 'Schick ihn einem Menschen, mit dem du Seite an Seite üben möchtest.',
  },
  linked: {
    title: (name) => `Seite an Seite mit ${name} üben?`,
    text: (name) => `Wenn ${name} zusagt, seht ihr voneinander, ob ihr geübt oder geruht habt, und mehr nicht.`,
    notMutual: (name) => `Du und ${name} könnt Seite an Seite üben, sobald ihr einander folgt.`,
    visit: (name) => `Zur Seite von ${name}`,
    dismiss: 'Nicht jetzt',
    already: (name) =>
      `Du und ${name} übt schon Seite an Seite, oder zwischen euch wartet noch eine Einladung auf Antwort.`,
    unknown: 'Dieser Link führt zu keinem Mitglied, das du einladen kannst.',
  },
}
