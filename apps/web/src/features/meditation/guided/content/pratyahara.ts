import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const pratyahara: readonly GuidedPractice[] = [
  {
    id: 'sounds-near-and-far',
    limb: 'pratyahara',
    title: 'Sounds near and far',
    summary: 'Let hearing open, and stay where you are.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Settle',
        minutes: 1,
        lines: [
          [3, 'Sit where you are. You don’t need a quiet place for this one.'],
          [30, 'Close your eyes, or let them rest on one spot.'],
        ],
      },
      {
        title: 'Far',
        minutes: 2,
        lines: [
          [5, 'Find the sound that is furthest away.'],
          [40, 'You don’t have to know what it is. Just where it begins and where it ends.'],
          [90, 'Perhaps there’s one even further off.'],
        ],
      },
      {
        title: 'Near',
        minutes: 2,
        lines: [
          [5, 'Now come closer: the sounds of this room.'],
          [45, 'A hum, a tick, cloth against cloth.'],
          [90, 'Closer still: your own breath.'],
        ],
      },
      {
        title: 'All at once',
        minutes: 3,
        lines: [
          [5, 'Let near and far be there together. You choose none of them.'],
          [60, 'A sound comes. You stay. It goes. You stay.'],
          [125, 'If one pulls you into a story, that’s all right. Hear it as sound again.'],
        ],
      },
      {
        title: 'The one who stays',
        minutes: 2,
        lines: [
          [5, 'Turn towards the listening itself.'],
          [55, 'It was there before the first sound, and it isn’t tired.'],
          [100, 'Let your eyes open, and keep a little of it with you.'],
        ],
      },
    ],
  },
  {
    id: 'weight-of-the-eyelids',
    limb: 'pratyahara',
    title: 'The weight of the eyelids',
    summary: 'Lying down, from the face inward.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Late in pregnancy, lie on your left side instead of your back. If closing your eyes makes you uneasy, keep them half open.',
    steps: [
      {
        title: 'Lie down',
        minutes: 2,
        lines: [
          [3, 'Lie on your back, with something under your head and your knees if you like.'],
          [35, 'Arms a little away from the body, palms wherever they fall.'],
          [75, 'If you fall asleep, you needed it.'],
        ],
      },
      {
        title: 'Eyes and forehead',
        minutes: 4,
        lines: [
          [5, 'Feel the weight of the upper lids on the lower ones.'],
          [50, 'Behind them the eyes can sink back, as if they had looked long enough.'],
          [110, 'The skin between the eyebrows grows wide.'],
          [180, 'The forehead has nothing to work out.'],
        ],
      },
      {
        title: 'Ears, jaw, tongue',
        minutes: 4,
        lines: [
          [5, 'Let sounds come to the ears; the ears don’t go out to meet them.'],
          [65, 'The jaw lets go at its hinge, just below the ears.'],
          [125, 'The tongue lies broad and heavy, and has nothing to say.'],
          [190, 'The throat softens behind it.'],
        ],
      },
      {
        title: 'Skin and breath',
        minutes: 4,
        lines: [
          [5, 'Feel your skin where cloth touches it, and where air does.'],
          [70, 'Now from the inside: warmth, weight, a faint tingling perhaps.'],
          [140, 'Breath moves in the middle of it, without you.'],
        ],
      },
      {
        title: 'In',
        minutes: 3,
        lines: [
          [5, 'The senses are home. There’s nothing to fetch from outside.'],
          [90, 'Rest here.'],
        ],
      },
      {
        title: 'Come back',
        minutes: 1,
        lines: [
          [5, 'Breathe a little deeper. Move hands and feet.'],
          [30, 'Turn to one side, wait for a breath, and sit up slowly.'],
        ],
      },
    ],
  },
]
