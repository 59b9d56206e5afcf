import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const pranayama: readonly GuidedPractice[] = [
  {
    id: 'longer-out-breath',
    limb: 'pranayama',
    title: 'A longer out-breath',
    summary: 'In for four, a short hold, out for six.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: true,
    notFor: ['pregnancy', 'blood-pressure', 'heart'],
    note: 'Never strain. If you feel dizzy or short of air, stop counting and breathe as you like. It has a short hold: leave it out in pregnancy, or with heart or blood-pressure trouble. ‘Humming out’ has none.',
    steps: [
      {
        title: 'Arrive',
        minutes: 1,
        lines: [
          [3, 'Sit so that your back is long and your belly is free.'],
          [22, 'Lips closed, teeth apart, tongue resting.'],
          [40, 'There’s nothing to get right in the next minute.'],
        ],
      },
      {
        title: 'Let the breath be',
        minutes: 1,
        lines: [
          [5, 'Notice the breath as it is, without helping it.'],
          [30, 'Where do you feel it most: nose, chest or belly?'],
        ],
      },
      {
        title: 'In four, hold two, out six',
        minutes: 5,
        breath: { in: 4, hold: 2, out: 6 },
        lines: [
          [4, 'Follow the circle. In through the nose, and out through the nose.'],
          [62, 'Let the shoulders follow the breath down.'],
          [134, 'If the count is too long, breathe as you like and join in again later.'],
          [206, 'The out-breath isn’t pushed. It just takes its time.'],
          [268, 'A few more rounds.'],
        ],
      },
      {
        title: 'Without counting',
        minutes: 2,
        lines: [
          [5, 'Let go of the count.'],
          [30, 'The breath finds its own length again. Let it.'],
          [80, 'Is there a small pause after the out-breath? Rest there while it lasts.'],
        ],
      },
      {
        title: 'Rest',
        minutes: 1,
        lines: [
          [5, 'Feel your weight, and the room around you.'],
          [35, 'Move fingers and toes. Open your eyes when you’re ready.'],
        ],
      },
    ],
  },
  {
    id: 'four-sides',
    limb: 'pranayama',
    title: 'Four sides of a square',
    summary: 'Even breath with short, easy pauses.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: true,
    notFor: ['pregnancy', 'blood-pressure', 'heart', 'epilepsy'],
    note: 'This practice holds the breath, gently. Leave it out in pregnancy, with high blood pressure, heart trouble or epilepsy. Practise seated, never in water or while driving, and on an empty stomach. Stop if you feel dizzy, tingling or anxious.',
    steps: [
      {
        title: 'Find the ground',
        minutes: 1,
        lines: [
          [3, 'Sit tall without effort, hands on your thighs.'],
          [28, 'Let three ordinary breaths come and go.'],
        ],
      },
      {
        title: 'Four in, four out',
        minutes: 2,
        breath: { in: 4, out: 4 },
        lines: [
          [4, 'Begin with two sides: in for four, out for four.'],
          [60, 'As quiet as you can. Nobody beside you would hear it.'],
        ],
      },
      {
        title: 'All four sides',
        minutes: 4,
        breath: { in: 4, hold: 4, out: 4, rest: 4 },
        lines: [
          [4, 'Now a short pause after each. A pause isn’t a clench: the throat stays open.'],
          [84, 'If you run out of air, leave the pauses out. Two sides are enough.'],
          [164, 'Let the corners of the square become round.'],
        ],
      },
      {
        title: 'Two sides again',
        minutes: 2,
        breath: { in: 4, out: 4 },
        lines: [
          [4, 'Leave the pauses. In for four, out for four.'],
          [64, 'Softer still.'],
        ],
      },
      {
        title: 'Leave the square',
        minutes: 3,
        lines: [
          [5, 'No more counting. Let the body breathe.'],
          [60, 'Sit in what the breath has left behind.'],
          [140, 'When you’re ready, lift your gaze, and stay a moment before you get up.'],
        ],
      },
    ],
  },
  {
    id: 'humming-out',
    limb: 'pranayama',
    title: 'Humming out',
    summary: 'A soft hum on every out-breath, felt more than heard.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Hum quietly and lightly: no pressure in the ears or head. Leave it for another day if you have an ear infection. If you feel dizzy, stop and breathe as you like.',
    steps: [
      {
        title: 'Arrive',
        minutes: 1,
        lines: [
          [3, 'Sit comfortably. Let the jaw hang a little, lips just closed.'],
          [30, 'Breathe in and out once, as you would before a long sentence.'],
        ],
      },
      {
        title: 'In four, hum for eight',
        minutes: 4,
        breath: { in: 4, out: 8 },
        lines: [
          [4, 'In through the nose. As the circle turns to out, hum: one low, easy note.'],
          [64, 'Feel where it trembles: lips, nose, forehead, chest.'],
          [136, 'If eight is long, end the hum early and wait for the next breath.'],
          [196, 'Quieter now, almost inside.'],
        ],
      },
      {
        title: 'After the sound',
        minutes: 2,
        lines: [
          [5, 'No more humming. Listen to the quiet it leaves.'],
          [60, 'Let the breath be small.'],
          [100, 'Open your eyes when you like.'],
        ],
      },
    ],
  },
]
