import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

const longSits =
  'Long, quiet sits can stir things up. With trauma, psychosis, mania or dissociation, prefer short ones with open eyes, and a teacher. If it gets too much, feel your feet, look around, and stop for today.'

export const samadhi: readonly GuidedPractice[] = [
  {
    id: 'listening-to-the-bell-end',
    limb: 'samadhi',
    title: 'Listening to the bell end',
    summary: 'One bell, followed until it’s gone. Then what remains.',
    difficulty: 'advanced',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: longSits,
    steps: [
      {
        title: 'Settle',
        minutes: 4,
        lines: [
          [5, 'Take your seat. Let the breath come to rest in its own time.'],
          [100, 'There will be a few bells. There’s nothing else to wait for.'],
        ],
      },
      {
        title: 'The first bell',
        minutes: 6,
        lines: [
          [25, 'Follow the sound outwards until you can’t tell it from silence.'],
          [120, 'When did it end? Who heard that?'],
          [260, 'Stay at the place where it was last.'],
        ],
      },
      {
        title: 'The second bell',
        minutes: 7,
        lines: [
          [30, 'This time don’t go after it. Let it pass through.'],
          [200, 'Listening, without anything to listen to.'],
        ],
      },
      {
        title: 'The third bell',
        minutes: 6,
        lines: [[150, 'What remains?']],
      },
      {
        title: 'Return',
        minutes: 2,
        lines: [
          [5, 'Feel the breath again, and your hands.'],
          [60, 'Bring nothing back. It’s here as well.'],
        ],
      },
    ],
  },
  {
    id: 'nothing-to-add',
    limb: 'samadhi',
    title: 'Nothing to add',
    summary: 'A long, unguided sit with two bells.',
    difficulty: 'advanced',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: longSits,
    steps: [
      {
        title: 'Sit',
        minutes: 45,
        lines: [[5, 'Nothing to add. The next bell ends the sit.']],
      },
    ],
  },
]
