import type * as english from '#features/welcome/welcome.text.ts'
import type { Translation } from '#intl/translation.ts'

export const welcomeText: Translation<typeof english.welcomeText> = {
  step: (step, of) => `Schritt ${step} von ${of}`,
  skip: 'Überspringen',
  signOut: 'Abmelden',
  sit: {
    title: 'Eine Minute meditieren?',
    say: 'Vor allem anderen: eine Glocke, sechzig Sekunden, eine Glocke. Das zählt.',
    sayToNew: (name) =>
      `Du bist dabei, ${name}. Vor allem anderen: eine Glocke, sechzig Sekunden, eine Glocke. Das zählt.`,
    go: 'Eine Minute meditieren',
    log: 'Eintragen, was ich schon getan habe',
    skip: 'Nicht jetzt',
  },
  why: {
    title: 'Was führt dich her?',
    say: 'Wähle alles, was stimmt. Deine Antwort siehst nur du.',
    options: {
      strain: 'Weniger Anspannung',
      sleep: 'Besserer Schlaf',
      body: 'Ein Körper, der sich bewegt',
      breath: 'Atem',
      mind: 'Ein ruhigerer Geist',
      limbs: 'Die acht Glieder selbst',
      company: 'Gesellschaft beim Üben',
      curiosity: 'Einfach Neugier',
    },
    go: 'Weiter',
    skip: 'Lieber nicht sagen',
  },
  who: {
    title: 'Wer darf dich sehen?',
    say: 'Am Anfang sind deine Übungen privat. Du kannst das für alle ändern oder für jede einzeln.',
    options: {
      private: 'Niemand sieht, was du einträgst. Neues von anderen kannst du trotzdem lesen.',
      followers: 'Alle, die dir folgen, sehen Glied, Minuten und Gefühle. Deine Notizen bleiben bei dir.',
      public: 'Deine Übungen erscheinen in der Gemeinschaft unter Neues. Deine Notizen bleiben bei dir.',
    },
    note: 'Ändern kannst du das jederzeit unter Privatsphäre.',
    go: 'Beginnen',
    skip: 'Privat lassen und beginnen',
  },
  failed: 'Wir konnten deine Einstellungen nicht speichern',
}
