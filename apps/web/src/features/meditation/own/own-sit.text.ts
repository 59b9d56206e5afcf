import { minutesInWords, plural } from '#intl/intl.rules.ts'

/** All texts of the screen where a member puts a sit together. */
export const ownSitText = {
  title: 'A sit of your own',
  back: 'Timer',
  summary: (minutes: number, strokes: number) =>
    strokes === 0
      ? `${minutesInWords(minutes)}, without bells.`
      : `${minutesInWords(minutes)}, with ${plural(strokes, { one: '1 stroke', other: (count) => `${count} strokes` })} of the bell.`,
  stretches: 'Stretches',
  settle: 'Settle first',
  settleNote: 'Not counted. Its bell starts the sit.',
  name: 'Name',
  minutes: 'Minutes',
  bellAfter: 'Bell at the end',
  none: 'none',
  less: (what: string) => `${what}, less`,
  more: (what: string) => `${what}, more`,
  minutesOf: (stretch: string) => `${stretch}, minutes`,
  bellOf: (stretch: string) => `${stretch}, bell at the end`,
  move: (stretch: string) => `Move ${stretch}`,
  moveHint: 'Use the arrow keys, or drag it.',
  moved: (stretch: string, place: number, count: number) => `${stretch} is now number ${place} of ${count}.`,
  remove: 'Remove',
  removeOf: (stretch: string) => `Remove ${stretch}`,
  add: 'Add a stretch',
  sitting: 'Sitting',
  tooLong: (minutes: number) =>
    `A sit has up to 300 minutes in all, and this one has ${minutes}. Please make a stretch shorter.`,
  sitName: 'Name of the sit',
  sitNameHint: 'So that you find it again, on the timer and on home.',
  nameMissing: 'Please give it a name',
  sound: 'Sound',
  soundHint: 'Up to three at once, or none.',
  noSound: 'None',
  breath: 'Breath',
  noBreath: 'None',
  loggedAs: 'Logged as',
  save: 'Save',
  saved: (count: number) => `It’s on all your devices. You’ve saved ${count} of 12.`,
  full: 'You’ve saved 12 sits. Please delete one before you save another.',
  arrange: 'Your sits',
  use: 'Use without saving',
} as const
