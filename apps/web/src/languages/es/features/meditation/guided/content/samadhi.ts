import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

const longSits =
  'Las meditaciones largas y silenciosas pueden remover cosas. Con trauma, psicosis, manía o disociación, mejor que sean cortas, con los ojos abiertos y con alguien que enseñe meditación. Si es demasiado, siente los pies, mira a tu alrededor y déjalo por hoy.'

export const samadhi: readonly GuidedPractice[] = [
  {
    id: 'listening-to-the-bell-end',
    limb: 'samadhi',
    title: 'Escuchar cómo termina la campana',
    summary: 'Una campana, seguida hasta que se va. Luego, lo que queda.',
    difficulty: 'advanced',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: longSits,
    steps: [
      {
        title: 'Posarse',
        minutes: 4,
        lines: [
          [5, 'Toma asiento. Deja que la respiración se aquiete a su tiempo.'],
          [100, 'Sonarán unas pocas campanas. No hay nada más que esperar.'],
        ],
      },
      {
        title: 'La primera campana',
        minutes: 6,
        lines: [
          [25, 'Sigue el sonido hacia fuera hasta que no puedas distinguirlo del silencio.'],
          [120, '¿Cuándo terminó? ¿Quién lo oyó?'],
          [260, 'Quédate en el lugar donde estuvo por última vez.'],
        ],
      },
      {
        title: 'La segunda campana',
        minutes: 7,
        lines: [
          [30, 'Esta vez no vayas detrás. Deja que te atraviese.'],
          [200, 'Escuchar, sin nada que escuchar.'],
        ],
      },
      {
        title: 'La tercera campana',
        minutes: 6,
        lines: [[150, '¿Qué queda?']],
      },
      {
        title: 'Regreso',
        minutes: 2,
        lines: [
          [5, 'Vuelve a sentir la respiración, y las manos.'],
          [60, 'No te traigas nada. Aquí también está.'],
        ],
      },
    ],
  },
  {
    id: 'nothing-to-add',
    limb: 'samadhi',
    title: 'Nada que añadir',
    summary: 'Una meditación larga, sin guía, con dos campanas.',
    difficulty: 'advanced',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: longSits,
    steps: [
      {
        title: 'Meditar',
        minutes: 45,
        lines: [[5, 'Nada que añadir. La próxima campana termina la meditación.']],
      },
    ],
  },
]
