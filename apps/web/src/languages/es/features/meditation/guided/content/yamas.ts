import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const yamas: readonly GuidedPractice[] = [
  {
    id: 'before-the-sharp-reply',
    limb: 'yamas',
    title: 'Antes de la respuesta cortante',
    summary: 'Tres pausas para llevarte al día.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Pies',
        minutes: 2,
        lines: [
          [3, 'Siente los dos pies en el suelo. Esa es la primera pausa: los pies.'],
          [40, 'Piensa en un momento de esta semana en que respondiste demasiado rápido. Uno pequeño.'],
          [80, 'Y vuelve a sentir los pies, como si estuvieras otra vez ahí.'],
        ],
      },
      {
        title: 'Respiración',
        minutes: 2,
        lines: [
          [3, 'La segunda pausa: una exhalación, hasta el final.'],
          [40, 'Antes de cualquier palabra. Nadie lo notará.'],
          [80, 'Otra vez: el momento, los pies, la exhalación.'],
        ],
      },
      {
        title: 'La otra cara',
        minutes: 2,
        lines: [
          [3, 'La tercera pausa: mira a la persona que tienes delante. Quiere estar bien, igual que tú.'],
          [50, '¿Qué sería verdad y, a la vez, amable?'],
          [85, 'Pies, respiración, cara. Llévatelos.'],
        ],
      },
    ],
  },
  {
    id: 'what-is-enough',
    limb: 'yamas',
    title: 'Lo que es suficiente',
    summary: 'Sentarse con algo que podrías dejar en paz.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Llegar',
        minutes: 2,
        lines: [
          [3, 'Siéntate, y deja que el día se detenga detrás de ti.'],
          [50, 'Durante los próximos minutos no hay nada que conseguir.'],
        ],
      },
      {
        title: 'Nombrar un deseo',
        minutes: 3,
        lines: [
          [5, 'Busca algo tras lo que andas últimamente. Una compra, una respuesta, un elogio, una noticia.'],
          [60, '¿Dónde vive ese impulso en tu cuerpo? ¿El pecho, las manos, los ojos?'],
          [125, 'Sin juzgar. Míralo como mirarías el tiempo que hace.'],
        ],
      },
      {
        title: 'Dejarlo en paz',
        minutes: 4,
        lines: [
          [5, 'Durante cuatro minutos, deja eso exactamente donde está.'],
          [70, 'Puede que al principio el deseo crezca. Quédate a su lado.'],
          [150, '¿Qué hay ya aquí, mientras no buscas nada?'],
          [205, 'Respiración. Suelo. Esta hora.'],
        ],
      },
      {
        title: 'Suficiente por hoy',
        minutes: 3,
        lines: [
          [5, 'Di para ti qué sería suficiente por hoy. Una frase.'],
          [70, 'Puede ser muy poco.'],
          [130, 'Levántate despacio, con las manos vacías.'],
        ],
      },
    ],
  },
]
