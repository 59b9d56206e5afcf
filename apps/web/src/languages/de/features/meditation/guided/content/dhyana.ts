import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const dhyana: readonly GuidedPractice[] = [
  {
    id: 'edge-of-the-breath',
    limb: 'dhyana',
    title: 'Der Rand des Atems',
    summary: 'Schauen, wo ein Atemzug zum nächsten wird.',
    difficulty: 'intermediate',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Lange, stille Meditationen können etwas aufwühlen. Wenn es zu viel wird, öffne die Augen, spür deine Füße, sieh dich im Raum um, und hör für heute auf.',
    steps: [
      {
        title: 'Nimm Platz',
        minutes: 3,
        lines: [
          [3, 'Nimm einen Sitz ein, den du eine halbe Stunde halten kannst.'],
          [40, 'Wieg dich ein wenig vor und zurück, bis die Wirbelsäule ihre Mitte findet.'],
          [95, 'Die Hände liegen. Das Gesicht ist weich. Mehr gibt es nicht zu ordnen.'],
        ],
      },
      {
        title: 'Der ganze Atemzug',
        minutes: 7,
        lines: [
          [10, 'Folge einem Atemzug von seiner ersten Regung bis zur letzten.'],
          [75, 'Und dann dem nächsten.'],
          [170, 'Wenn du merkst, dass du abgeschweift bist, bist du schon zurück. Beginn mit dem nächsten Atemzug.'],
          [300, 'Er muss nicht tief sein.'],
        ],
      },
      {
        title: 'Die Wende',
        minutes: 8,
        lines: [
          [10, 'Wende dich nun dem Rand zu: dem Moment, in dem das Ein zum Aus wird.'],
          [90, 'Ist er ein Punkt oder ein Bogen?'],
          [190, 'Und der andere, wo das Aus zum Ein wird. Du musst nichts beschleunigen.'],
          [330, 'Nur das: der Rand des Atems.'],
        ],
      },
      {
        title: 'Bleiben',
        minutes: 9,
        lines: [
          [15, 'Von hier an weniger Worte.'],
          [240, 'Rand.'],
          [430, 'Noch hier.'],
        ],
      },
      {
        title: 'Weiter werden',
        minutes: 3,
        lines: [
          [
            5,
            'Lass die Aufmerksamkeit weiter werden als den Atem: der Körper, die Geräusche, das Licht auf den Lidern.',
          ],
          [80, 'Nichts davon ist im Weg.'],
          [150, 'Wenn die Glocke läutet, lass sie ausklingen, bevor du dich bewegst.'],
        ],
      },
    ],
  },
  {
    id: 'counting-to-ten',
    limb: 'dhyana',
    title: 'Noch einmal bis zehn zählen',
    summary: 'Und neu beginnen, denn das ist die Übung.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Sitzen',
        minutes: 2,
        lines: [
          [3, 'Sitz aufrecht und leicht. Ein Stuhl ist gut.'],
          [40, 'Lass den Bauch weich sein. Lass die Hände ruhen.'],
        ],
      },
      {
        title: 'Das Ausatmen zählen',
        minutes: 6,
        lines: [
          [5, 'Atme aus: eins. Atme aus: zwei. Bis zehn, und dann wieder eins.'],
          [80, 'Zähl leise, als würdest du einen kleinen Stein hinlegen.'],
          [180, 'Verzählt? Das passiert allen. Eins.'],
          [290, 'Bei siebzehn angekommen? Das ist lustig, und auch: eins.'],
        ],
      },
      {
        title: 'Das Einatmen zählen',
        minutes: 5,
        lines: [
          [5, 'Lass die Zahl nun mit dem Einatmen kommen.'],
          [100, 'Spür, wie sich dasselbe Zählen ein wenig wacher anfühlt.'],
          [210, 'Die Eins ist immer da. Zu ihr kannst du zurück.'],
        ],
      },
      {
        title: 'Ohne Zahlen',
        minutes: 5,
        lines: [
          [5, 'Leg die Zahlen hin. Der Atem geht ohne sie weiter.'],
          [110, 'Wenn du sie brauchst, nimm sie wieder auf. Das ist nicht geschummelt.'],
          [230, 'Einfach atmen.'],
        ],
      },
      {
        title: 'Abschließen',
        minutes: 2,
        lines: [
          [5, 'Spür, wie es dir jetzt geht. Es muss nicht anders sein.'],
          [70, 'Neu zu beginnen war die Übung. Du hast es jedes Mal getan.'],
        ],
      },
    ],
  },
]
