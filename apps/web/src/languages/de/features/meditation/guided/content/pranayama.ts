import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const pranayama: readonly GuidedPractice[] = [
  {
    id: 'longer-out-breath',
    limb: 'pranayama',
    title: 'Länger ausatmen',
    summary: 'Vier ein, kurz halten, sechs aus.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: true,
    notFor: ['pregnancy', 'blood-pressure', 'heart'],
    note: 'Streng dich nie an. Wenn dir schwindlig wird oder die Luft knapp, hör auf zu zählen und atme, wie du magst. Der Atem wird kurz angehalten: Lass die Übung in der Schwangerschaft aus, ebenso bei Herz- oder Blutdruckproblemen. „Summend ausatmen“ kommt ohne Anhalten aus.',
    steps: [
      {
        title: 'Ankommen',
        minutes: 1,
        lines: [
          [3, 'Sitz so, dass dein Rücken lang und dein Bauch frei ist.'],
          [22, 'Die Lippen geschlossen, die Zähne gelöst, die Zunge ruht.'],
          [40, 'In der nächsten Minute gibt es nichts richtig zu machen.'],
        ],
      },
      {
        title: 'Den Atem lassen',
        minutes: 1,
        lines: [
          [5, 'Nimm den Atem wahr, wie er ist, ohne ihm zu helfen.'],
          [30, 'Wo spürst du ihn am meisten: Nase, Brust oder Bauch?'],
        ],
      },
      {
        title: 'Vier ein, zwei halten, sechs aus',
        minutes: 5,
        breath: { in: 4, hold: 2, out: 6 },
        lines: [
          [4, 'Folge dem Kreis. Ein durch die Nase, und aus durch die Nase.'],
          [62, 'Lass die Schultern mit dem Atem sinken.'],
          [134, 'Wenn dir die Zahlen zu lang sind, atme, wie du magst, und komm später wieder dazu.'],
          [206, 'Das Ausatmen wird nicht gedrückt. Es lässt sich einfach Zeit.'],
          [268, 'Noch ein paar Runden.'],
        ],
      },
      {
        title: 'Ohne Zählen',
        minutes: 2,
        lines: [
          [5, 'Lass das Zählen los.'],
          [30, 'Der Atem findet seine eigene Länge wieder. Lass ihn.'],
          [80, 'Ist da eine kleine Pause nach dem Ausatmen? Ruh dort, solange sie dauert.'],
        ],
      },
      {
        title: 'Ruhen',
        minutes: 1,
        lines: [
          [5, 'Spür dein Gewicht, und den Raum um dich.'],
          [35, 'Beweg Finger und Zehen. Öffne die Augen, wann es dir passt.'],
        ],
      },
    ],
  },
  {
    id: 'four-sides',
    limb: 'pranayama',
    title: 'Vier Seiten eines Quadrats',
    summary: 'Gleichmäßiger Atem mit kurzen, leichten Pausen.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: true,
    notFor: ['pregnancy', 'blood-pressure', 'heart', 'epilepsy'],
    note: 'In dieser Übung wird der Atem sanft angehalten. Lass sie in der Schwangerschaft aus, ebenso bei Bluthochdruck, Herzproblemen oder Epilepsie. Üb im Sitzen, nie im Wasser oder am Steuer, und mit leerem Magen. Hör auf, wenn dir schwindlig wird, es kribbelt oder Angst aufkommt.',
    steps: [
      {
        title: 'Den Boden finden',
        minutes: 1,
        lines: [
          [3, 'Sitz mühelos aufrecht, die Hände auf den Oberschenkeln.'],
          [28, 'Lass drei gewöhnliche Atemzüge kommen und gehen.'],
        ],
      },
      {
        title: 'Vier ein, vier aus',
        minutes: 2,
        breath: { in: 4, out: 4 },
        lines: [
          [4, 'Beginn mit zwei Seiten: vier ein, vier aus.'],
          [60, 'So leise du kannst. Niemand neben dir würde es hören.'],
        ],
      },
      {
        title: 'Alle vier Seiten',
        minutes: 4,
        breath: { in: 4, hold: 4, out: 4, rest: 4 },
        lines: [
          [4, 'Nun nach jeder eine kurze Pause. Pause heißt nicht zupressen: Die Kehle bleibt offen.'],
          [84, 'Wenn dir die Luft ausgeht, lass die Pausen weg. Zwei Seiten reichen.'],
          [164, 'Lass die Ecken des Quadrats rund werden.'],
        ],
      },
      {
        title: 'Wieder zwei Seiten',
        minutes: 2,
        breath: { in: 4, out: 4 },
        lines: [
          [4, 'Lass die Pausen weg. Vier ein, vier aus.'],
          [64, 'Noch weicher.'],
        ],
      },
      {
        title: 'Das Quadrat verlassen',
        minutes: 3,
        lines: [
          [5, 'Kein Zählen mehr. Lass den Körper atmen.'],
          [60, 'Sitz in dem, was der Atem hinterlassen hat.'],
          [140, 'Wenn du so weit bist, heb den Blick, und bleib noch einen Moment, bevor du aufstehst.'],
        ],
      },
    ],
  },
  {
    id: 'humming-out',
    limb: 'pranayama',
    title: 'Summend ausatmen',
    summary: 'Ein weiches Summen bei jedem Ausatmen, mehr gespürt als gehört.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Summ leise und leicht: ohne Druck in Ohren oder Kopf. Heb es dir für einen anderen Tag auf, wenn du eine Ohrenentzündung hast. Wenn dir schwindlig wird, hör auf und atme, wie du magst.',
    steps: [
      {
        title: 'Ankommen',
        minutes: 1,
        lines: [
          [3, 'Sitz bequem. Lass den Kiefer ein wenig hängen, die Lippen gerade eben geschlossen.'],
          [30, 'Atme einmal ein und aus, wie vor einem langen Satz.'],
        ],
      },
      {
        title: 'Vier ein, acht summen',
        minutes: 4,
        breath: { in: 4, out: 8 },
        lines: [
          [4, 'Ein durch die Nase. Wenn der Kreis auf Aus wechselt, summ: einen tiefen, leichten Ton.'],
          [64, 'Spür, wo es zittert: Lippen, Nase, Stirn, Brust.'],
          [136, 'Wenn acht lang ist, lass das Summen früher enden und wart auf den nächsten Atemzug.'],
          [196, 'Leiser jetzt, fast nur noch innen.'],
        ],
      },
      {
        title: 'Nach dem Klang',
        minutes: 2,
        lines: [
          [5, 'Kein Summen mehr. Lausch der Stille, die es hinterlässt.'],
          [60, 'Lass den Atem klein sein.'],
          [100, 'Öffne die Augen, wann du magst.'],
        ],
      },
    ],
  },
]
