import { plural } from '#platform/intl.rules.ts'
import type { AnswerTexts } from './answers.texts.en.ts'

const ownPages = 'Deine eigenen Seiten'

export const de: AnswerTexts = {
  welcome: 'Gern. Ich bin hier, wenn noch etwas ist.',
  hello:
    'Hallo. Frag mich nach den acht Gliedern des Yoga, nach der App oder was du mit ein paar Minuten anfangen kannst.',
  nothing:
    'Ich habe im Handbuch und in der Bibliothek nachgesehen und dazu nichts gefunden. Vielleicht helfen andere Worte. Wenn du einen Menschen fragen möchtest, schreib uns.',
  unsure:
    'Ich bin nicht sicher, ob ich darauf eine Antwort habe. Diese Seiten kommen deiner Frage am nächsten. Vielleicht helfen andere Worte, oder frag einen Menschen: Schreib uns.',
  inEnglish: (words) => `Dazu habe ich nur etwas auf Englisch gefunden:\n\n${words}`,
  englishSource: (source) => `${source} (auf Englisch)`,
  noConsent:
    'Ich weiß nichts über dich, solange du unten nicht „Darf mein Übungstagebuch nutzen“ einschaltest. Auf deinen eigenen Seiten steht alles: Die Zahlen sind unter „Start“, und jede Übung ist in deiner Liste.',
  emptyLog: 'Für die letzten 30 Tage steht noch nichts in deinem Tagebuch.',
  suggestion: ({ limbType, duration, focus }, reason) =>
    `Wie wäre es mit ${limbType.charAt(0).toUpperCase()}${limbType.slice(1)}, ${plural('de', duration, { one: '1 Minute', other: `${duration} Minuten` })}? Eine Idee: ${focus}. ${reason ? `${reason} ` : ''}Unter „Start“ gibt es mehr zur Auswahl, und weniger geht immer.`,
  forAnyone: 'auf drei einatmen, auf vier ausatmen, ohne Anstrengung',
  wellness:
    'Deinen Schlaf und die Stimmungen, die du notierst, kann ich nicht sehen, nur Übungen und wie du dich davor und danach gefühlt hast, und auch das nur, wenn du es erlaubst. Schlaf und Stimmungen stehen Tag für Tag auf deiner Seite „Wohlbefinden“.',
  elsewhere: {
    level:
      'Das kann ich nicht sehen, nur Übungen, und auch die nur, wenn du es erlaubst. Dein Level und deine Punkte stehen unter „Fortschritt“.',
    stones:
      'Das kann ich nicht sehen, nur Übungen, und auch die nur, wenn du es erlaubst. Deine Steine sind unter „Meilensteine“.',
    challenges:
      'Das kann ich nicht sehen, nur Übungen, und auch die nur, wenn du es erlaubst. Deine gemeinsamen Vorhaben sind unter „Vorhaben“.',
    buddies:
      'Das kann ich nicht sehen, nur Übungen, und auch die nur, wenn du es erlaubst. Deine Übungspartnerschaften sind unter „Begleitung“.',
    followers:
      'Das kann ich nicht sehen, nur Übungen, und auch die nur, wenn du es erlaubst. Wer dir folgt und wem du folgst, steht unter „Profil“.',
    goal: 'Das kann ich nicht sehen, nur Übungen, und auch die nur, wenn du es erlaubst. Dein Wochenziel steht unter „Einstellungen zur Praxis“.',
  },
  pages: {
    ownLog: { source: 'Dein Tagebuch', title: 'Alle meine Übungen', path: '/sessions' },
    letters: { source: 'Das liest ein Mensch', title: 'Schreib uns', path: '/settings/letters' },
    handbook: { source: 'Handbuch', title: 'Im Handbuch blättern', path: '/guide#guide-what' },
    home: { source: 'Start', title: 'Deine Vorschläge', path: '/' },
    guided: { source: 'Meditation', title: 'Geführte Übungen', path: '/meditation' },
    wellness: { source: ownPages, title: 'Wohlbefinden', path: '/wellness' },
    level: { source: ownPages, title: 'Fortschritt', path: '/gamification?tab=progress' },
    stones: { source: ownPages, title: 'Meilensteine', path: '/gamification?tab=achievements' },
    challenges: { source: ownPages, title: 'Vorhaben', path: '/gamification?tab=challenges' },
    buddies: { source: ownPages, title: 'Begleitung', path: '/gamification?tab=buddies' },
    followers: { source: ownPages, title: 'Profil', path: '/profile' },
    goal: { source: ownPages, title: 'Einstellungen zur Praxis', path: '/settings/practice' },
  },
}
