import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const yamas: readonly GuidedPractice[] = [
  {
    id: 'before-the-sharp-reply',
    limb: 'yamas',
    title: 'Before the sharp reply',
    summary: 'Three pauses to carry into the day.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Feet',
        minutes: 2,
        lines: [
          [3, 'Feel both feet on the floor. That’s the first pause: feet.'],
          [40, 'Think of a moment this week when you answered too fast. A small one.'],
          [80, 'And feel your feet again, as if you were back in it.'],
        ],
      },
      {
        title: 'Breath',
        minutes: 2,
        lines: [
          [3, 'The second pause: one breath out, all the way.'],
          [40, 'Before any words. Nobody will notice it.'],
          [80, 'Again: the moment, the feet, the breath out.'],
        ],
      },
      {
        title: 'The other face',
        minutes: 2,
        lines: [
          [3, 'The third pause: see the person in front of you. They want to be well, like you.'],
          [50, 'What would be true, and also kind?'],
          [85, 'Feet, breath, face. Take them with you.'],
        ],
      },
    ],
  },
  {
    id: 'what-is-enough',
    limb: 'yamas',
    title: 'What is enough',
    summary: 'Sitting with one thing you could leave alone.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Arrive',
        minutes: 2,
        lines: [
          [3, 'Sit, and let the day come to a stop behind you.'],
          [50, 'For the next minutes there’s nothing to get.'],
        ],
      },
      {
        title: 'Name one wish',
        minutes: 3,
        lines: [
          [5, 'Find one thing you’ve been reaching for lately. A purchase, an answer, praise, news.'],
          [60, 'Where does the reaching live in your body? Chest, hands, eyes?'],
          [125, 'No judging. Look at it the way you’d look at weather.'],
        ],
      },
      {
        title: 'Leave it alone',
        minutes: 4,
        lines: [
          [5, 'For four minutes, leave that thing exactly where it is.'],
          [70, 'The wish may grow first. Stay beside it.'],
          [150, 'What’s here already, while you aren’t reaching?'],
          [205, 'Breath. Ground. This hour.'],
        ],
      },
      {
        title: 'Enough for today',
        minutes: 3,
        lines: [
          [5, 'Say to yourself what would be enough for today. One sentence.'],
          [70, 'It may be very little.'],
          [130, 'Get up slowly, with empty hands.'],
        ],
      },
    ],
  },
]
