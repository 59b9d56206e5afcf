import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const niyamas: readonly GuidedPractice[] = [
  {
    id: 'contentment-briefly',
    limb: 'niyamas',
    title: 'Zufriedenheit, ganz kurz',
    summary: 'Drei gewöhnliche Dinge, und warum sie tragen.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Ankommen',
        minutes: 1,
        lines: [
          [3, 'Sitz, wie du bist. Du musst keine Dankbarkeit spüren.'],
          [32, 'Wir schauen nur auf drei gewöhnliche Dinge.'],
        ],
      },
      {
        title: 'Etwas, das funktioniert',
        minutes: 2,
        lines: [
          [3, 'Denk an etwas, das heute seinen Dienst getan hat, ohne Dank: ein Wasserhahn, ein Bus, ein Knie.'],
          [50, 'Wie wäre der Tag ohne das gewesen?'],
          [90, 'Bleib ein, zwei Atemzüge lang dabei.'],
        ],
      },
      {
        title: 'Jemand',
        minutes: 2,
        lines: [
          [3, 'Denk an jemanden, der dir den Tag etwas leichter gemacht hat. Vielleicht ohne es zu wissen.'],
          [50, 'Sieh einfach, was diese Person getan hat.'],
          [90, 'Du könntest es ihr sagen. Du musst nicht.'],
        ],
      },
      {
        title: 'Hier',
        minutes: 2,
        lines: [
          [3, 'Und eine Sache in diesem Raum, über die du froh bist.'],
          [50, 'Ihr fehlt nichts.'],
          [90, 'Das ist alles. Drei Dinge.'],
        ],
      },
    ],
  },
  {
    id: 'one-honest-page',
    limb: 'niyamas',
    title: 'Eine ehrliche Seite',
    summary: 'Eine kurze Meditation, dann eine Seite, die nur du liest.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    note: 'Wenn beim Schreiben etwas Schweres auftaucht, leg den Stift hin und schau auf. Du musst da nicht allein hindurch.',
    steps: [
      {
        title: 'Bereitlegen',
        minutes: 1,
        lines: [
          [3, 'Leg Stift und Papier neben dich, und setz dich hin.'],
          [30, 'Was du schreibst, ist für niemanden sonst. Du darfst es danach verbrennen.'],
        ],
      },
      {
        title: 'Erst sitzen',
        minutes: 4,
        lines: [
          [5, 'Atme, und lass den Tag sinken wie Sand in einem Glas.'],
          [80, 'Eine Frage für diese Seite: Was habe ich heute gemieden?'],
          [160, 'Du brauchst noch keine Antwort. Lass die Frage einfach dastehen.'],
        ],
      },
      {
        title: 'Schreiben',
        minutes: 7,
        lines: [
          [3, 'Nimm den Stift. Beginn mit: Heute habe ich …'],
          [90, 'Verbessere nichts. Rechtschreibung ist etwas für andere Seiten.'],
          [210, 'Wenn du nicht weiterkommst, schreib den letzten Satz noch einmal, ehrlicher.'],
          [330, 'Noch ein paar Zeilen.'],
        ],
      },
      {
        title: 'Einmal lesen',
        minutes: 2,
        lines: [
          [3, 'Leg den Stift hin. Lies die Seite einmal, so wie einen Brief von jemandem, den du magst.'],
          [70, 'Gibt es eine kleine Sache, die zu tun wäre? Eine reicht völlig.'],
        ],
      },
      {
        title: 'Abschließen',
        minutes: 1,
        lines: [
          [3, 'Falte die Seite, oder zerreiß sie.'],
          [30, 'Einmal einatmen, einmal ausatmen. Genug für heute.'],
        ],
      },
    ],
  },
]
