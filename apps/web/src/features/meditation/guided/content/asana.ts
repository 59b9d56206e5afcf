import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const asana: readonly GuidedPractice[] = [
  {
    id: 'seat-that-can-be-kept',
    limb: 'asana',
    title: 'A seat that can be kept',
    summary: 'Finding the sit bones, the spine, the ease.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    note: 'Pain in a knee is a no: put something higher under your seat, or take a chair.',
    steps: [
      {
        title: 'Sit bones',
        minutes: 2,
        lines: [
          [3, 'Sit on the front edge of a cushion, a folded blanket or a chair.'],
          [30, 'Rock from side to side until you feel the two bones you sit on.'],
          [75, 'Give them equal weight. From here everything else can rest.'],
        ],
      },
      {
        title: 'Spine',
        minutes: 2,
        lines: [
          [3, 'Tip the pelvis forwards and back, smaller and smaller, until it stops by itself.'],
          [45, 'Let the spine grow out of it, like a plant that turns to the light.'],
          [85, 'The back of the neck is long. The chin is level, or a finger lower.'],
        ],
      },
      {
        title: 'Ease',
        minutes: 2,
        lines: [
          [3, 'Now look for effort that nobody needs: the jaw, the hands, the eyes.'],
          [50, 'Let it go where you can. Where you can’t, leave it in peace.'],
          [90, 'Steady, and easy. Both at once.'],
        ],
      },
      {
        title: 'Keep it',
        minutes: 2,
        lines: [
          [5, 'Do nothing with it. Sit in this seat for two minutes.'],
          [60, 'If it slumps, build it up again from the sit bones.'],
        ],
      },
    ],
  },
  {
    id: 'slow-standing',
    limb: 'asana',
    title: 'Slow standing',
    summary: 'Five postures, five slow breaths each, both sides.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: false,
    notFor: ['surgery'],
    note: 'Leave it out after a recent operation until your doctor agrees. Keep a wall or chair within reach, come out of a posture at the first sharp pain, and bend only as far as you can breathe calmly.',
    steps: [
      {
        title: 'Stand',
        minutes: 3,
        lines: [
          [3, 'Stand with your feet as wide as your hips. Spread your toes.'],
          [40, 'Feel three points under each foot: heel, big toe, little toe.'],
          [90, 'Knees soft, tailbone heavy, crown light.'],
          [130, 'Five slow breaths, just standing.'],
        ],
      },
      {
        title: 'Reach up',
        minutes: 4,
        lines: [
          [5, 'Breathe in, and lift your arms as high as the shoulders like to go.'],
          [35, 'Five breaths. Shoulders away from the ears.'],
          [100, 'Lower the arms, and feel what changes.'],
          [140, 'Once more, and lean a little to the left: five breaths.'],
          [195, 'Through the middle, and to the right.'],
        ],
      },
      {
        title: 'Fold',
        minutes: 4,
        lines: [
          [5, 'Hands to hips. Bend the knees, and fold forwards from the hips, halfway.'],
          [45, 'A long back first: hands on your thighs or on a chair.'],
          [110, 'If it’s kind to your back, let head and arms hang. Nod and shake the head.'],
          [185, 'Come up slowly, knees bent, the head last.'],
        ],
      },
      {
        title: 'Warrior, to the left',
        minutes: 4,
        lines: [
          [5, 'A wide step. Turn the left foot out, and bend the left knee over the ankle.'],
          [50, 'Arms wide, gaze over the left hand. Five breaths.'],
          [130, 'The back leg is long and awake.'],
          [190, 'Straighten the knee. Rest your arms.'],
        ],
      },
      {
        title: 'Warrior, to the right',
        minutes: 4,
        lines: [
          [5, 'Turn the right foot out, and bend the right knee over the ankle.'],
          [50, 'Arms wide, gaze over the right hand. Five breaths.'],
          [130, 'Strong legs, soft face.'],
          [190, 'Straighten the knee, and step your feet together.'],
        ],
      },
      {
        title: 'Tree, both sides',
        minutes: 4,
        lines: [
          [5, 'Weight on the left foot. Place the right sole at the ankle or the calf, never against the knee.'],
          [40, 'Rest your gaze on one spot. Five breaths; wobbling is allowed.'],
          [115, 'Change feet, and find the other balance.'],
          [150, 'Five breaths.'],
          [210, 'Both feet down.'],
        ],
      },
      {
        title: 'Stand again',
        minutes: 2,
        lines: [
          [5, 'Stand as you stood at the beginning. Close your eyes if that’s steady.'],
          [60, 'Notice what the breath is doing now.'],
        ],
      },
    ],
  },
]
