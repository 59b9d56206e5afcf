import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

const longSits =
  'Lange, stille Meditationen können etwas aufwühlen. Bei Trauma, Psychose, Manie oder Dissoziation nimm lieber kurze mit offenen Augen, und eine Person, die dich anleitet. Wenn es zu viel wird, spür deine Füße, sieh dich um, und hör für heute auf.'

export const samadhi: readonly GuidedPractice[] = [
  {
    id: 'listening-to-the-bell-end',
    limb: 'samadhi',
    title: 'Der Glocke bis zum Ende lauschen',
    summary: 'Eine Glocke, verfolgt, bis sie fort ist. Dann das, was bleibt.',
    difficulty: 'advanced',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: longSits,
    steps: [
      {
        title: 'Zur Ruhe kommen',
        minutes: 4,
        lines: [
          [5, 'Nimm Platz. Lass den Atem zur Ruhe kommen, wann er will.'],
          [100, 'Es kommen ein paar Glocken. Auf anderes gibt es nicht zu warten.'],
        ],
      },
      {
        title: 'Die erste Glocke',
        minutes: 6,
        lines: [
          [25, 'Folge dem Klang hinaus, bis er von Stille nicht mehr zu unterscheiden ist.'],
          [120, 'Wann hat er geendet? Wer hat das gehört?'],
          [260, 'Bleib an dem Ort, an dem er zuletzt war.'],
        ],
      },
      {
        title: 'Die zweite Glocke',
        minutes: 7,
        lines: [
          [30, 'Geh ihr diesmal nicht nach. Lass sie hindurchziehen.'],
          [200, 'Lauschen, ohne etwas, dem es zu lauschen gilt.'],
        ],
      },
      {
        title: 'Die dritte Glocke',
        minutes: 6,
        lines: [[150, 'Was bleibt?']],
      },
      {
        title: 'Zurückkehren',
        minutes: 2,
        lines: [
          [5, 'Spür wieder den Atem, und deine Hände.'],
          [60, 'Bring nichts mit zurück. Es ist auch hier.'],
        ],
      },
    ],
  },
  {
    id: 'nothing-to-add',
    limb: 'samadhi',
    title: 'Nichts hinzuzufügen',
    summary: 'Eine lange Meditation ohne Anleitung, mit zwei Glocken.',
    difficulty: 'advanced',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: longSits,
    steps: [
      {
        title: 'Sitzen',
        minutes: 45,
        lines: [[5, 'Nichts hinzuzufügen. Die nächste Glocke beendet die Meditation.']],
      },
    ],
  },
]
