import type * as english from '#app/failures/failures.text.ts'
import type { Translation } from '#intl/translation.ts'

export const failuresText: Translation<typeof english.failuresText> = {
  goHome: 'Zum Start',
  stillSignedIn: 'Du bist weiterhin angemeldet',
  server: {
    title: 'Wir antworten gerade nicht',
    text: 'Das Problem liegt bei uns. Wir versuchen es weiter und bringen dich zurück, sobald es wieder geht.',
    draft: 'Falls du gerade einen Eintrag geschrieben hast: Er ist auf diesem Gerät gespeichert.',
  },
  offline: {
    title: 'Du bist offline',
    text: 'Diese Seite wird geladen, sobald du wieder eine Verbindung hast.',
    draft:
      'Ein Timer, den du gestartet hast, läuft weiter. Falls du gerade einen Eintrag geschrieben hast: Er ist auf diesem Gerät gespeichert.',
  },
  part: {
    title: 'Ein Stück ist nicht angekommen',
    text: 'Wir konnten einen Teil dieser Seite nicht laden, vielleicht weil die Verbindung schwach ist. Wir versuchen es weiter.',
  },
  firstLoad: {
    title: 'Diese Seite ist nicht angekommen',
    text: 'Wir konnten sie nicht laden, vielleicht weil die Verbindung schwach ist. Alles, was du gespeichert hast, ist sicher.',
  },
  outdated: {
    title: 'Eine neue Version ist da',
    text: 'Diese Seite braucht die neue Version. Das Laden dauert nur einen Moment.',
    load: 'Neue Version laden',
    sitContinues: 'Deine Meditation geht weiter, sobald die Seite geladen ist.',
  },
  fault: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    text: 'Es liegt an uns, und alles, was du gespeichert hast, ist sicher.',
    reload: 'Seite neu laden',
  },
}
