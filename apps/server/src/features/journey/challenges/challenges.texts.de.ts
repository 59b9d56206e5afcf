import type { ChallengeTexts } from './challenges.texts.en.ts'

export const de: ChallengeTexts = {
  fiveMornings: {
    title: 'Fünf Morgen',
    description: 'Eine Übung an fünf Morgen der Woche, wie kurz auch immer.',
  },
  hourOfBreath: {
    title: 'Eine Stunde Atem',
    description: 'Sechzig Minuten Pranayama, über die Woche verteilt, wie du magst.',
  },
  fourLimbs: {
    title: 'Vier Glieder',
    description: 'Übe in einer Woche vier verschiedene Glieder.',
  },
  quietEvenings: {
    title: 'Drei stille Abende',
    description: 'Pratyahara an drei Abenden: ein wenig Zeit fern von jedem Bildschirm.',
  },
  feetOnTheFloor: {
    title: 'Füße auf dem Boden',
    description: 'Neunzig Minuten Asana in einer Woche.',
  },
  fourSits: {
    title: 'Vier Meditationen',
    description: 'Dhyana an vier Tagen der Woche, so lang oder kurz, wie du magst.',
  },
  kinderWeek: {
    title: 'Eine freundlichere Woche',
    description: 'Eine Übung in den Yamas an drei Tagen.',
  },
  oneThing: {
    title: 'Eins nach dem anderen',
    description: 'Fünfundvierzig Minuten Dharana in einer Woche.',
  },
  thirtyMornings: {
    title: 'Dreißig Morgen',
    description: 'Eine Übung am Morgen an dreißig Tagen dieser drei Monate.',
  },
  allEightLimbs: {
    title: 'Alle acht Glieder',
    description: 'Übe jedes der acht Glieder mindestens einmal in diesen drei Monaten.',
  },
  longBreathOut: {
    title: 'Ein langes Ausatmen',
    description: 'Dreihundert Minuten Pranayama in diesen drei Monaten.',
  },
  thirtyEvenings: {
    title: 'Dreißig Abende',
    description: 'Eine Übung am Abend an dreißig Tagen dieser drei Monate.',
  },
}
