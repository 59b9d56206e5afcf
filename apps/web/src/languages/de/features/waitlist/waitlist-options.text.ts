import type * as english from '#features/waitlist/waitlist-options.text.ts'
import type { Translation } from '#intl/translation.ts'

export const practiceLabels: Translation<typeof english.practiceLabels> = {
  'absolute-beginner': 'Ich habe noch nie geübt',
  beginner: 'Am Anfang',
  intermediate: 'Schon eine Weile dabei',
  advanced: 'Sehr erfahren',
  teacher: 'Ich unterrichte',
}

export const practiceTypeLabels: Translation<typeof english.practiceTypeLabels> = {
  meditation: 'Meditation',
  yoga: 'Yogahaltungen',
  'eight-limbs': 'Die acht Glieder',
  philosophy: 'Philosophie und Studium',
  breathwork: 'Atemübungen',
  all: 'Ein bisschen von allem',
}

export const frequencyLabels: Translation<typeof english.frequencyLabels> = {
  daily: 'Jeden Tag',
  'few-times-week': 'Ein paarmal in der Woche',
  weekly: 'Einmal in der Woche',
  monthly: 'Etwa einmal im Monat',
  rarely: 'Selten',
  'wanting-to-start': 'Noch nicht, aber ich möchte anfangen',
}

export const interestLabels: Translation<typeof english.interestLabels> = {
  tracking: 'Ein Tagebuch der Praxis führen',
  'ai-guidance': 'Anregungen vom Guide',
  community: 'Mit anderen üben',
  'eight-limbs': 'Die acht Glieder kennenlernen',
  'personal-growth': 'Persönliches Wachstum',
  wellness: 'Stimmung, Schlaf und Wohlbefinden',
}

export const sourceLabels: Translation<typeof english.sourceLabels> = {
  friend: 'Aus dem Freundeskreis',
  'social-media': 'In sozialen Medien',
  search: 'Über eine Suchmaschine',
  'yoga-community': 'Über eine Yoga-Gemeinschaft',
  blog: 'Ein Blog oder Artikel',
  other: 'Auf anderem Weg',
}
