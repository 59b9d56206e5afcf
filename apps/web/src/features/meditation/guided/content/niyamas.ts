import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const niyamas: readonly GuidedPractice[] = [
  {
    id: 'contentment-briefly',
    limb: 'niyamas',
    title: 'Contentment, briefly',
    summary: 'Three ordinary things, and why they hold.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Arrive',
        minutes: 1,
        lines: [
          [3, 'Sit as you are. You don’t have to feel grateful.'],
          [32, 'We’re only going to look at three ordinary things.'],
        ],
      },
      {
        title: 'Something that works',
        minutes: 2,
        lines: [
          [3, 'Think of one thing that worked today without being thanked: a tap, a bus, a knee.'],
          [50, 'What would the day have been without it?'],
          [90, 'Stay with it for a breath or two.'],
        ],
      },
      {
        title: 'Someone',
        minutes: 2,
        lines: [
          [3, 'Think of someone who made today a little easier. They may not know it.'],
          [50, 'See what they did, plainly.'],
          [90, 'You could tell them. You don’t have to.'],
        ],
      },
      {
        title: 'Here',
        minutes: 2,
        lines: [
          [3, 'And one thing in this room that you’re glad of.'],
          [50, 'Nothing has to be added to it.'],
          [90, 'That’s all. Three things.'],
        ],
      },
    ],
  },
  {
    id: 'one-honest-page',
    limb: 'niyamas',
    title: 'One honest page',
    summary: 'A short sit, then a page only you will read.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    note: 'If writing brings up something heavy, put the pen down and look up. You don’t have to go there alone.',
    steps: [
      {
        title: 'Have it ready',
        minutes: 1,
        lines: [
          [3, 'Put pen and paper beside you, and sit.'],
          [30, 'What you write is for nobody else. You may burn it afterwards.'],
        ],
      },
      {
        title: 'Sit first',
        minutes: 4,
        lines: [
          [5, 'Breathe, and let the day settle like silt in a glass.'],
          [80, 'One question for this page: what did I avoid today?'],
          [160, 'You don’t need an answer yet. Let the question stand there.'],
        ],
      },
      {
        title: 'Write',
        minutes: 7,
        lines: [
          [3, 'Take the pen. Begin with: today I…'],
          [90, 'Don’t correct. Spelling is for other pages.'],
          [210, 'If you’re stuck, write the last sentence again, more honestly.'],
          [330, 'A few more lines.'],
        ],
      },
      {
        title: 'Read it once',
        minutes: 2,
        lines: [
          [3, 'Put the pen down. Read the page once, as you’d read a friend’s letter.'],
          [70, 'Is there one small thing to do about it? One is plenty.'],
        ],
      },
      {
        title: 'Close it',
        minutes: 1,
        lines: [
          [3, 'Fold the page, or tear it up.'],
          [30, 'One breath in, one breath out. Done for today.'],
        ],
      },
    ],
  },
]
