import type * as english from '#features/giving/giving.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const premiumInsights = 'Premium-KI-Einblicke'

export const givingText: Translation<typeof english.givingText> = {
  title: 'Bewusst geben, bewusst wachsen',
  philosophy: {
    title: 'Was Geben hier bedeutet',
    text: 'Früher gaben Lernende, was sie konnten, wann immer sie konnten. Jede Stufe öffnet dieselben acht Glieder. Der Unterschied ist, wen du noch mitträgst.',
  },
  noProvider: {
    title: 'Hier gibt es vorerst nichts zu bezahlen',
    text: 'Diese Installation nimmt noch kein Geld an, also kann niemand geben, und niemand muss. Alles steht offen. Falls sich das ändert, erfährst du es auf dieser Seite, und es bleibt deine Entscheidung.',
    tiers: 'Bezahlte Stufen gibt es, sobald diese Installation mit PayPal verbunden ist.',
  },
  noNewGiving: {
    title: 'Dein Beitrag läuft weiter',
    text: 'Neue Beiträge sind hier gerade nicht möglich. Deiner ist davon nicht betroffen, und du kannst ihn jederzeit beenden.',
  },
  cancelledThere: {
    title: 'Du hast bei PayPal abgebrochen',
    text: 'Es wurde nichts abgebucht. Deine Auswahl ist noch da.',
  },
  billing: 'Abrechnung',
  cycles: { monthly: 'Monatlich', annual: 'Jährlich' },
  save: (share) => `${share} sparen`,
  saveWhen: 'wenn du jährlich gibst',
  tiers: 'Stufen',
  mostPopular: 'Am beliebtesten',
  forever: 'für immer',
  aMonth: 'im Monat',
  aYear: 'im Jahr',
  yearly: (yearly, saved) => `${yearly} jährlich abgerechnet. Du sparst ${saved} im Jahr.`,
  fee: (fee) => `Von jeder Zahlung behält PayPal ${fee}.`,
  who: {
    'financial-difficulty': 'Wenn das Geld knapp ist. Kein Nachweis, keine Fragen.',
    'low-cost': 'Ein kleines, stetiges Ja.',
    standard: 'Trägt deinen eigenen Platz.',
    'pay-forward': 'Dein Platz und noch einer.',
  },
  free: [
    'Tagebuch und alle Inhalte zu den acht Gliedern',
    'KI-Guide und Gemeinschaft',
    'Datenexport und Zugang per Handy',
  ],
  everything: {
    'low-cost': 'Alles, was kostenlos ist',
    standard: 'Alles aus den Stufen davor',
    'pay-forward': 'Alles aus den Stufen davor',
  },
  promises: {
    'priority-support': 'Hilfe mit Vorrang',
    'early-access': 'Neues vorab ausprobieren',
    'premium-insights': premiumInsights,
    'advanced-analytics': 'Erweiterte Auswertungen',
    sponsorship: 'Trägt ein weiteres Mitglied',
    'feedback-channel': 'Direkter Draht zur Entwicklung',
    'impact-reports': 'Jedes Quartal ein Wirkungsbericht',
  },
  /** The name is older than what it names. */
  beside: { [premiumInsights]: 'nach Regeln geschrieben' },
  chooseFree: 'Kostenlos wählen',
  choose: (amount) => `${amount} wählen`,
  continue: (amount) => `Weiter mit ${amount}`,
  donate: (amount) => `${amount} direkt spenden`,
  current: 'Was du jetzt gibst',
  chosen: 'Deine Wahl',
  see: 'Zu deinem Beitrag',
  freeChosen: 'Alles ist bereit',
  freeChosenText: 'Alles steht dir offen, so lange du möchtest.',
  opening: 'PayPal wird geöffnet …',
  payFailed: 'Wir konnten deinen Beitrag nicht beginnen',
  stopped: 'Beitrag beendet',
  stopping: 'Wir beenden deinen Beitrag',
  stopFailed: 'Das Beenden hat nicht geklappt',
  stopFailedText: 'Dein Beitrag ist unverändert. Bitte versuch es noch einmal.',
  factsFailed: 'Wir konnten nicht prüfen, ob du gerade geben kannst',
  factsFailedText: 'Die kostenlose Stufe steht offen. Für die anderen versuch es bitte noch einmal.',
  currentFailed: 'Wir konnten nicht prüfen, was du jetzt gibst',
  currentFailedText: 'Es hat sich nichts geändert. Bitte versuch es noch einmal.',
  custom: {
    title: 'Ein anderer Betrag',
    text: 'Einmal oder jeden Monat, ab einem Dollar. Abgebucht wird erst, wenn du es auf der Zahlungsseite bestätigst.',
    label: 'Beitrag in US-Dollar',
    hint: 'Von 1 bis 1.000 Dollar',
    wrong: 'Bitte gib einen Betrag von 1 bis 1.000 Dollar ein',
    monthly: 'Das jeden Monat geben',
    submit: 'Beitragen',
    once: (amount) => `Einmal ${amount} beitragen`,
    everyMonth: (amount) => `${amount} im Monat beitragen`,
  },
  money: {
    title: 'Wohin dein Geld geht',
    infrastructure: (percent) => `${percent} Infrastruktur und Hosting`,
    infrastructureText: 'Server, Sicherungskopien, die Datenbank, die du exportieren kannst.',
    development: (percent) => `${percent} Entwicklung und neue Funktionen`,
    developmentText: 'Neue Funktionen, Korrekturen und Barrierefreiheit.',
    freeAccess: (percent) => `${percent} Fonds für freien Zugang`,
    freeAccessText: 'Zahlt für die Mitglieder, die 0\u00a0$ wählen.',
    planned: (amount) => `${amount} bisher eingeplant`,
    received: (amount, since) => `Seit dem ${since} haben wir ${amount} erhalten.`,
    thisYear: (amount) => `${amount} davon in diesem Jahr.`,
    nothing: 'Noch ist nichts eingegangen. Sobald es so weit ist, stehen die Beträge hier.',
    supporters: (count) =>
      plural(count, {
        one: '1 Mitglied trägt zurzeit etwas bei.',
        other: (text) => `${text} Mitglieder tragen zurzeit etwas bei.`,
      }),
    freeMonths: (count) =>
      plural(count, {
        one: 'Der Fonds für freien Zugang reicht für 1 Monat zum niedrigsten Preis.',
        other: (text) => `Der Fonds für freien Zugang reicht für ${text} Monate zum niedrigsten Preis.`,
      }),
  },
  home: 'Zurück zum Start',
}
