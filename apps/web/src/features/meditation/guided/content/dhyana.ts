import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const dhyana: readonly GuidedPractice[] = [
  {
    id: 'edge-of-the-breath',
    limb: 'dhyana',
    title: 'The edge of the breath',
    summary: 'Watching where one breath becomes the next.',
    difficulty: 'intermediate',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Long, quiet sits can stir things up. If it gets too much, open your eyes, feel your feet, look around the room, and stop for today.',
    steps: [
      {
        title: 'Take your seat',
        minutes: 3,
        lines: [
          [3, 'Take the seat you can keep for half an hour.'],
          [40, 'Rock a little, forwards and back, until the spine finds its middle.'],
          [95, 'Hands down. Face soft. Nothing else needs to be arranged.'],
        ],
      },
      {
        title: 'The whole breath',
        minutes: 7,
        lines: [
          [10, 'Follow one breath from its first stir to its last.'],
          [75, 'And then that one.'],
          [170, 'When you find that you’ve wandered, you’re already back. Begin with the next breath.'],
          [300, 'There’s no need to make it deep.'],
        ],
      },
      {
        title: 'The turning',
        minutes: 8,
        lines: [
          [10, 'Now give your care to the edge: the moment where in becomes out.'],
          [90, 'Is it a point, or a curve?'],
          [190, 'And the other one, where out becomes in. You don’t have to hurry it.'],
          [330, 'Only that: the edge of the breath.'],
        ],
      },
      {
        title: 'Staying',
        minutes: 9,
        lines: [
          [15, 'Fewer words from here on.'],
          [240, 'Edge.'],
          [430, 'Still here.'],
        ],
      },
      {
        title: 'Widen',
        minutes: 3,
        lines: [
          [5, 'Let attention grow wider than the breath: the body, the sounds, the light on your eyelids.'],
          [80, 'Nothing in it is in the way.'],
          [150, 'When the bell rings, let it finish before you move.'],
        ],
      },
    ],
  },
  {
    id: 'counting-to-ten',
    limb: 'dhyana',
    title: 'Counting to ten, again',
    summary: 'And beginning again, which is the practice.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Sit',
        minutes: 2,
        lines: [
          [3, 'Sit upright and easy. A chair is fine.'],
          [40, 'Let the belly be soft. Let the hands rest.'],
        ],
      },
      {
        title: 'Count the out-breaths',
        minutes: 6,
        lines: [
          [5, 'Breathe out: one. Breathe out: two. Up to ten, and then one again.'],
          [80, 'Count quietly, as if you were laying down a small stone.'],
          [180, 'Lost the count? Everybody does. One.'],
          [290, 'Arrived at seventeen? That’s funny, and also: one.'],
        ],
      },
      {
        title: 'Count the in-breaths',
        minutes: 5,
        lines: [
          [5, 'Now let the number come with the breath in.'],
          [100, 'Notice how the same count feels a little more awake.'],
          [210, 'One is always there to return to.'],
        ],
      },
      {
        title: 'Without numbers',
        minutes: 5,
        lines: [
          [5, 'Put the numbers down. The breath goes on without them.'],
          [110, 'If you need them, take them up again. That isn’t cheating.'],
          [230, 'Just breathing.'],
        ],
      },
      {
        title: 'Finish',
        minutes: 2,
        lines: [
          [5, 'Notice how you are now. It doesn’t have to be different.'],
          [70, 'Beginning again was the practice. You did it each time.'],
        ],
      },
    ],
  },
]
