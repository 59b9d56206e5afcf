import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const dharana: readonly GuidedPractice[] = [
  {
    id: 'a-word-kept',
    limb: 'dharana',
    title: 'Ein Wort behalten',
    summary: 'Ein Wort, innerlich gesagt, hingelegt, aufgehoben.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Wählen',
        minutes: 2,
        lines: [
          [3, 'Sitz, und lass ein Wort kommen: Frieden, hier, genug, Om, oder ein eigenes.'],
          [45, 'Nimm das erste, das sich schlicht anfühlt. Ein anderes kannst du für morgen aufheben.'],
          [90, 'In den nächsten acht Minuten gehört es dir.'],
        ],
      },
      {
        title: 'Mit dem Atem',
        minutes: 3,
        lines: [
          [5, 'Sag es innerlich, einmal mit jedem Ausatmen.'],
          [60, 'Nicht lauter als der Atem selbst.'],
          [125, 'Wenn es weg ist, wirst du es merken. Dann heb es auf. Dieser Moment zählt.'],
        ],
      },
      {
        title: 'Von selbst',
        minutes: 3,
        lines: [
          [5, 'Lass das Wort kommen, wann es will, mit längeren Lücken.'],
          [80, 'Bleib bei der Lücke, bis es wiederkommt.'],
        ],
      },
      {
        title: 'Hinlegen',
        minutes: 2,
        lines: [
          [5, 'Leg das Wort hin. Sitz dort, wo es war.'],
          [80, 'Du kannst es heute an jeder roten Ampel aufheben.'],
        ],
      },
    ],
  },
  {
    id: 'one-flame',
    limb: 'dharana',
    title: 'Eine Flamme',
    summary: 'Ein Punkt zum Ausruhen, wirklich oder vorgestellt.',
    difficulty: 'intermediate',
    eyes: 'closed',
    holdsBreath: false,
    notFor: ['epilepsy'],
    note: 'Schau nicht in eine flackernde Flamme, wenn du Epilepsie hast; stell dir stattdessen ein ruhiges Licht vor. Stell eine echte Kerze dorthin, wo nichts Feuer fangen kann, mindestens eine Armlänge entfernt, und blinzle, wann immer deine Augen es möchten.',
    steps: [
      {
        title: 'Die Flamme hinstellen',
        minutes: 2,
        lines: [
          [3, 'Stell eine Kerze auf Augenhöhe, wo es nicht zieht. Oder stell dir eine vor.'],
          [50, 'Setz dich etwas zurück. Lass den Raum um sie herum in Gedanken dämmrig werden.'],
        ],
      },
      {
        title: 'Schauen',
        minutes: 3,
        lines: [
          [5, 'Lass die Augen auf der Flamme ruhen, und lass sie zu dir kommen.'],
          [60, 'Ihr Rand, ihre Mitte, das Dunkle am Docht.'],
          [125, 'Blinzle, wenn du musst. Das ist kein Wettbewerb.'],
        ],
      },
      {
        title: 'Nach innen schauen',
        minutes: 3,
        lines: [
          [5, 'Schließ die Augen. Vielleicht bleibt eine Weile ein Bild. Schau auf dieses Bild.'],
          [75, 'Es verblasst oder wandert. Lass es, und schau weiter dorthin, wo es war.'],
          [135, 'Wenn da nichts ist, stell dir ein kleines, ruhiges Licht vor.'],
        ],
      },
      {
        title: 'Noch einmal',
        minutes: 2,
        lines: [
          [5, 'Öffne die Augen, und lass sie wieder auf der Flamme ruhen.'],
          [60, 'Nur das.'],
        ],
      },
      {
        title: 'Hände auf die Augen',
        minutes: 2,
        lines: [
          [5, 'Schließ die Augen, und leg warme Handflächen darüber, ohne zu drücken.'],
          [60, 'Lass das Dunkel dunkel sein.'],
          [95, 'Puste die Kerze aus, bevor du den Raum verlässt.'],
        ],
      },
    ],
  },
]
