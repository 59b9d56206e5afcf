import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const yamas: readonly GuidedPractice[] = [
  {
    id: 'before-the-sharp-reply',
    limb: 'yamas',
    title: 'Vor der scharfen Antwort',
    summary: 'Drei Pausen, die du in den Tag mitnimmst.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Füße',
        minutes: 2,
        lines: [
          [3, 'Spür beide Füße auf dem Boden. Das ist die erste Pause: die Füße.'],
          [40, 'Denk an einen Moment in dieser Woche, in dem du zu schnell geantwortet hast. Einen kleinen.'],
          [80, 'Und spür wieder deine Füße, als wärst du noch einmal dort.'],
        ],
      },
      {
        title: 'Atem',
        minutes: 2,
        lines: [
          [3, 'Die zweite Pause: einmal ausatmen, bis ganz zum Ende.'],
          [40, 'Vor allen Worten. Niemand wird es merken.'],
          [80, 'Noch einmal: der Moment, die Füße, das Ausatmen.'],
        ],
      },
      {
        title: 'Das andere Gesicht',
        minutes: 2,
        lines: [
          [3, 'Die dritte Pause: Sieh den Menschen vor dir. Er möchte, dass es ihm gut geht, so wie du.'],
          [50, 'Was wäre wahr, und auch freundlich?'],
          [85, 'Füße, Atem, Gesicht. Nimm sie mit.'],
        ],
      },
    ],
  },
  {
    id: 'what-is-enough',
    limb: 'yamas',
    title: 'Was genug ist',
    summary: 'Sitzen mit einer Sache, die du lassen könntest.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Ankommen',
        minutes: 2,
        lines: [
          [3, 'Sitz, und lass den Tag hinter dir zum Stehen kommen.'],
          [50, 'In den nächsten Minuten gibt es nichts zu bekommen.'],
        ],
      },
      {
        title: 'Einen Wunsch benennen',
        minutes: 3,
        lines: [
          [5, 'Finde etwas, wonach du in letzter Zeit greifst. Ein Kauf, eine Antwort, Lob, Nachrichten.'],
          [60, 'Wo im Körper wohnt dieses Greifen? Brust, Hände, Augen?'],
          [125, 'Ohne Urteil. Schau es an, wie du das Wetter anschaust.'],
        ],
      },
      {
        title: 'Es lassen',
        minutes: 4,
        lines: [
          [5, 'Lass diese Sache vier Minuten lang genau dort, wo sie ist.'],
          [70, 'Der Wunsch wird vielleicht erst größer. Bleib neben ihm.'],
          [150, 'Was ist schon da, während du nicht greifst?'],
          [205, 'Atem. Boden. Diese Stunde.'],
        ],
      },
      {
        title: 'Genug für heute',
        minutes: 3,
        lines: [
          [5, 'Sag dir, was für heute genug wäre. Ein Satz.'],
          [70, 'Es darf sehr wenig sein.'],
          [130, 'Steh langsam auf, mit leeren Händen.'],
        ],
      },
    ],
  },
]
