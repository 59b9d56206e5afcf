import { gentleDaysLength } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const gentleText = {
  offer: {
    title: 'Shall we go gently for a while?',
    why: (practices: number) =>
      plural(practices, {
        one: 'One practice was very hard in the last fourteen days.',
        other: (count) => `${numbers[practices] ?? count} practices were hard in the last fourteen days.`,
      }),
    quietWhy: 'Some of your practice has been hard lately.',
    plan: 'For two weeks we’d suggest shorter things, with open eyes and some movement. You can still do whatever you like.',
    short: 'Nothing over 10 minutes in our suggestions',
    breath: 'No holding of the breath',
    eyes: 'Eyes open, walking, movement',
    rest: 'Challenges and quiet words rest. A pause is one tap away',
    yes: 'Yes, gently',
    notNow: 'Not now',
  },
  strip: {
    title: (lastDay: string) => `Gentle days until ${lastDay}`,
    text: 'Our suggestions are short and keep your eyes open.',
    day: (day: number) => `Day ${day} of ${gentleDaysLength}`,
    pause: 'Take a pause',
    paused: (lastDay: string) => `You’re on a pause until ${lastDay}.`,
    end: 'End gentle days',
    ended: 'Gentle days ended',
    undoOtherwise: 'You can also take a pause in your practice settings',
  },
  care: {
    title: 'If it gets too much',
    helps: 'What can help now',
    talk: 'Talk to someone',
    write: 'Write to us',
  },
  resting: {
    title: 'Resting for now',
    challenge: 'Your challenge waits. No day is counted against you.',
    words: 'Quiet words',
    heldFrom: (lastDay: string, name: string) => `Held until ${lastDay}. ${name} isn’t told why.`,
    heldFromAll: (lastDay: string) => `Held until ${lastDay}. Your buddies aren’t told why.`,
  },
  failed: 'We couldn’t save this',
}
