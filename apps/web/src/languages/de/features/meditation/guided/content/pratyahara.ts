import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const pratyahara: readonly GuidedPractice[] = [
  {
    id: 'sounds-near-and-far',
    limb: 'pratyahara',
    title: 'Geräusche, nah und fern',
    summary: 'Das Hören öffnen, und bleiben, wo du bist.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Zur Ruhe kommen',
        minutes: 1,
        lines: [
          [3, 'Sitz, wo du bist. Dafür brauchst du keinen stillen Ort.'],
          [30, 'Schließ die Augen, oder lass sie auf einem Punkt ruhen.'],
        ],
      },
      {
        title: 'Fern',
        minutes: 2,
        lines: [
          [5, 'Finde das Geräusch, das am weitesten weg ist.'],
          [40, 'Du musst nicht wissen, was es ist. Nur, wo es beginnt und wo es endet.'],
          [90, 'Vielleicht ist da eines, das noch ferner ist.'],
        ],
      },
      {
        title: 'Nah',
        minutes: 2,
        lines: [
          [5, 'Komm nun näher: die Geräusche in diesem Raum.'],
          [45, 'Ein Summen, ein Ticken, Stoff auf Stoff.'],
          [90, 'Noch näher: dein eigener Atem.'],
        ],
      },
      {
        title: 'Alles zugleich',
        minutes: 3,
        lines: [
          [5, 'Lass Nah und Fern zugleich da sein. Du wählst keines aus.'],
          [60, 'Ein Geräusch kommt. Du bleibst. Es geht. Du bleibst.'],
          [125, 'Wenn eines dich in eine Geschichte zieht, ist das in Ordnung. Hör es wieder als Geräusch.'],
        ],
      },
      {
        title: 'Was bleibt',
        minutes: 2,
        lines: [
          [5, 'Wende dich dem Hören selbst zu.'],
          [55, 'Es war vor dem ersten Geräusch da, und es ist nicht müde.'],
          [100, 'Lass die Augen aufgehen, und behalte ein wenig davon bei dir.'],
        ],
      },
    ],
  },
  {
    id: 'weight-of-the-eyelids',
    limb: 'pratyahara',
    title: 'Das Gewicht der Lider',
    summary: 'Im Liegen, vom Gesicht nach innen.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Leg dich spät in der Schwangerschaft auf die linke Seite statt auf den Rücken. Wenn dir mit geschlossenen Augen unwohl ist, lass sie halb offen.',
    steps: [
      {
        title: 'Hinlegen',
        minutes: 2,
        lines: [
          [3, 'Leg dich auf den Rücken, mit etwas unter Kopf und Knien, wenn du magst.'],
          [35, 'Die Arme ein wenig vom Körper entfernt, die Handflächen, wie sie eben liegen.'],
          [75, 'Wenn du einschläfst, hast du es gebraucht.'],
        ],
      },
      {
        title: 'Augen und Stirn',
        minutes: 4,
        lines: [
          [5, 'Spür das Gewicht der oberen Lider auf den unteren.'],
          [50, 'Dahinter können die Augen zurücksinken, als hätten sie lang genug geschaut.'],
          [110, 'Die Haut zwischen den Augenbrauen wird weit.'],
          [180, 'Die Stirn hat nichts zu lösen.'],
        ],
      },
      {
        title: 'Ohren, Kiefer, Zunge',
        minutes: 4,
        lines: [
          [5, 'Lass die Geräusche zu den Ohren kommen; die Ohren gehen ihnen nicht entgegen.'],
          [65, 'Der Kiefer löst sich an seinem Gelenk, gleich unter den Ohren.'],
          [125, 'Die Zunge liegt breit und schwer, und hat nichts zu sagen.'],
          [190, 'Dahinter wird die Kehle weich.'],
        ],
      },
      {
        title: 'Haut und Atem',
        minutes: 4,
        lines: [
          [5, 'Spür deine Haut, wo Stoff sie berührt, und wo Luft.'],
          [70, 'Nun von innen: Wärme, Gewicht, vielleicht ein feines Kribbeln.'],
          [140, 'In der Mitte bewegt sich der Atem, ohne dein Zutun.'],
        ],
      },
      {
        title: 'Innen',
        minutes: 3,
        lines: [
          [5, 'Die Sinne sind zu Hause. Von draußen gibt es nichts zu holen.'],
          [90, 'Ruh hier.'],
        ],
      },
      {
        title: 'Zurückkommen',
        minutes: 1,
        lines: [
          [5, 'Atme ein wenig tiefer. Beweg Hände und Füße.'],
          [30, 'Dreh dich auf eine Seite, wart einen Atemzug, und setz dich langsam auf.'],
        ],
      },
    ],
  },
]
