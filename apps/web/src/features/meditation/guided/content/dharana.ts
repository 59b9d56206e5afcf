import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const dharana: readonly GuidedPractice[] = [
  {
    id: 'a-word-kept',
    limb: 'dharana',
    title: 'A word, kept',
    summary: 'One word, said inwardly, put down, picked up.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Choose',
        minutes: 2,
        lines: [
          [3, 'Sit, and let a word come: peace, here, enough, om, or one of your own.'],
          [45, 'Take the first one that feels plain. You can keep another for tomorrow.'],
          [90, 'It’s yours for the next eight minutes.'],
        ],
      },
      {
        title: 'With the breath',
        minutes: 3,
        lines: [
          [5, 'Say it inwardly, once with every breath out.'],
          [60, 'Not louder than the breath itself.'],
          [125, 'When it’s gone, you’ll notice. Then pick it up. That moment counts.'],
        ],
      },
      {
        title: 'On its own',
        minutes: 3,
        lines: [
          [5, 'Let the word come when it wants to, with longer gaps.'],
          [80, 'Stay with the gap until it comes again.'],
        ],
      },
      {
        title: 'Put it down',
        minutes: 2,
        lines: [
          [5, 'Put the word down. Sit where it was.'],
          [80, 'You can pick it up at any red light today.'],
        ],
      },
    ],
  },
  {
    id: 'one-flame',
    limb: 'dharana',
    title: 'One flame',
    summary: 'A point to rest on, real or imagined.',
    difficulty: 'intermediate',
    eyes: 'closed',
    holdsBreath: false,
    notFor: ['epilepsy'],
    note: 'Don’t gaze at a flickering flame if you have epilepsy; imagine a steady light instead. Place a real candle where nothing can catch fire, at arm’s length or more, and blink whenever your eyes want to.',
    steps: [
      {
        title: 'Place the flame',
        minutes: 2,
        lines: [
          [3, 'Set a candle at the height of your eyes, out of the draught. Or imagine one.'],
          [50, 'Sit back from it. Let the room around it grow dim in your mind.'],
        ],
      },
      {
        title: 'Look',
        minutes: 3,
        lines: [
          [5, 'Rest your eyes on the flame, and let it come to you.'],
          [60, 'Its edge, its middle, the dark at the wick.'],
          [125, 'Blink when you need to. This isn’t a contest.'],
        ],
      },
      {
        title: 'Look inside',
        minutes: 3,
        lines: [
          [5, 'Close your eyes. An image may stay for a while. Look at that.'],
          [75, 'It fades or moves. Let it, and keep looking at where it was.'],
          [135, 'If there’s nothing, imagine a small, steady light.'],
        ],
      },
      {
        title: 'Once more',
        minutes: 2,
        lines: [
          [5, 'Open your eyes, and rest them on the flame again.'],
          [60, 'Only this.'],
        ],
      },
      {
        title: 'Palms over the eyes',
        minutes: 2,
        lines: [
          [5, 'Close your eyes, and lay warm palms over them without pressing.'],
          [60, 'Let the dark be dark.'],
          [95, 'Blow out the candle before you leave the room.'],
        ],
      },
    ],
  },
]
