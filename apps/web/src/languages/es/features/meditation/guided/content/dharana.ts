import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const dharana: readonly GuidedPractice[] = [
  {
    id: 'a-word-kept',
    limb: 'dharana',
    title: 'Una palabra que acompaña',
    summary: 'Una palabra dicha por dentro, que se deja y se retoma.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Elegir',
        minutes: 2,
        lines: [
          [3, 'Siéntate y deja que llegue una palabra: paz, aquí, basta, om, o una tuya.'],
          [45, 'Toma la primera que te parezca sencilla. Puedes guardar otra para mañana.'],
          [90, 'Es tuya durante los próximos ocho minutos.'],
        ],
      },
      {
        title: 'Con la respiración',
        minutes: 3,
        lines: [
          [5, 'Dila por dentro, una vez con cada exhalación.'],
          [60, 'No más fuerte que la propia respiración.'],
          [125, 'Cuando se haya ido, lo notarás. Entonces retómala. Ese momento cuenta.'],
        ],
      },
      {
        title: 'Por sí sola',
        minutes: 3,
        lines: [
          [5, 'Deja que la palabra venga cuando quiera, con pausas más largas.'],
          [80, 'Quédate en la pausa hasta que vuelva.'],
        ],
      },
      {
        title: 'Dejarla',
        minutes: 2,
        lines: [
          [5, 'Deja la palabra. Quédate donde estaba.'],
          [80, 'Hoy puedes retomarla en cualquier semáforo en rojo.'],
        ],
      },
    ],
  },
  {
    id: 'one-flame',
    limb: 'dharana',
    title: 'Una llama',
    summary: 'Un punto donde descansar, real o imaginado.',
    difficulty: 'intermediate',
    eyes: 'closed',
    holdsBreath: false,
    notFor: ['epilepsy'],
    note: 'Si tienes epilepsia, no mires una llama que parpadea; imagina una luz quieta. Pon la vela donde nada pueda prenderse, a un brazo de distancia o más, y parpadea siempre que los ojos quieran.',
    steps: [
      {
        title: 'Colocar la llama',
        minutes: 2,
        lines: [
          [3, 'Pon una vela a la altura de los ojos, sin corrientes de aire. O imagínala.'],
          [50, 'Siéntate a cierta distancia. Deja que la habitación se vaya apagando en tu mente.'],
        ],
      },
      {
        title: 'Mirar',
        minutes: 3,
        lines: [
          [5, 'Posa los ojos en la llama y deja que venga a ti.'],
          [60, 'Su borde, su centro, lo oscuro junto a la mecha.'],
          [125, 'Parpadea cuando lo necesites. No se trata de ganar.'],
        ],
      },
      {
        title: 'Mirar por dentro',
        minutes: 3,
        lines: [
          [5, 'Cierra los ojos. Puede que una imagen se quede un rato. Mírala.'],
          [75, 'Se apaga o se mueve. Déjala, y sigue mirando donde estaba.'],
          [135, 'Si no hay nada, imagina una luz pequeña y quieta.'],
        ],
      },
      {
        title: 'Otra vez',
        minutes: 2,
        lines: [
          [5, 'Abre los ojos y vuelve a posarlos en la llama.'],
          [60, 'Solo esto.'],
        ],
      },
      {
        title: 'Las manos sobre los ojos',
        minutes: 2,
        lines: [
          [5, 'Cierra los ojos y cúbrelos con las palmas tibias, sin apretar.'],
          [60, 'Deja que lo oscuro sea oscuro.'],
          [95, 'Apaga la vela antes de salir de la habitación.'],
        ],
      },
    ],
  },
]
