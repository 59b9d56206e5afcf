import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const pratyahara: readonly GuidedPractice[] = [
  {
    id: 'sounds-near-and-far',
    limb: 'pratyahara',
    title: 'Sonidos cerca y lejos',
    summary: 'Deja que el oído se abra, y quédate donde estás.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Posarse',
        minutes: 1,
        lines: [
          [3, 'Siéntate donde estás. Para esta práctica no necesitas un lugar en silencio.'],
          [30, 'Cierra los ojos, o déjalos descansar en un punto.'],
        ],
      },
      {
        title: 'Lejos',
        minutes: 2,
        lines: [
          [5, 'Busca el sonido más lejano.'],
          [40, 'No tienes que saber qué es. Solo dónde empieza y dónde termina.'],
          [90, 'Quizá haya uno todavía más lejos.'],
        ],
      },
      {
        title: 'Cerca',
        minutes: 2,
        lines: [
          [5, 'Acércate ahora: los sonidos de esta habitación.'],
          [45, 'Un zumbido, un tictac, el roce de la ropa.'],
          [90, 'Más cerca todavía: tu propia respiración.'],
        ],
      },
      {
        title: 'Todo a la vez',
        minutes: 3,
        lines: [
          [5, 'Deja que lo cercano y lo lejano estén juntos. No eliges ninguno.'],
          [60, 'Llega un sonido. Te quedas. Se va. Te quedas.'],
          [125, 'Si uno te arrastra a una historia, no pasa nada. Vuelve a oírlo como sonido.'],
        ],
      },
      {
        title: 'Lo que se queda',
        minutes: 2,
        lines: [
          [5, 'Vuélvete hacia la propia escucha.'],
          [55, 'Estaba antes del primer sonido, y no se cansa.'],
          [100, 'Deja que los ojos se abran, y conserva un poco de ella.'],
        ],
      },
    ],
  },
  {
    id: 'weight-of-the-eyelids',
    limb: 'pratyahara',
    title: 'El peso de los párpados',
    summary: 'Boca arriba, desde la cara hacia dentro.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Al final del embarazo, acuéstate sobre el lado izquierdo en lugar de boca arriba. Si cerrar los ojos te inquieta, déjalos entreabiertos.',
    steps: [
      {
        title: 'Acostarse',
        minutes: 2,
        lines: [
          [3, 'Acuéstate boca arriba, con algo bajo la cabeza y bajo las rodillas si quieres.'],
          [35, 'Los brazos un poco separados del cuerpo, las palmas como caigan.'],
          [75, 'Si te duermes, lo necesitabas.'],
        ],
      },
      {
        title: 'Ojos y frente',
        minutes: 4,
        lines: [
          [5, 'Siente el peso de los párpados de arriba sobre los de abajo.'],
          [50, 'Detrás, los ojos pueden hundirse, como si ya hubieran mirado bastante.'],
          [110, 'La piel del entrecejo se ensancha.'],
          [180, 'La frente no tiene nada que resolver.'],
        ],
      },
      {
        title: 'Oídos, mandíbula, lengua',
        minutes: 4,
        lines: [
          [5, 'Deja que los sonidos lleguen a los oídos; los oídos no salen a buscarlos.'],
          [65, 'La mandíbula se suelta en su bisagra, justo debajo de las orejas.'],
          [125, 'La lengua descansa ancha y pesada, y no tiene nada que decir.'],
          [190, 'Detrás de ella, la garganta se ablanda.'],
        ],
      },
      {
        title: 'Piel y respiración',
        minutes: 4,
        lines: [
          [5, 'Siente la piel donde la toca la tela, y donde la toca el aire.'],
          [70, 'Ahora desde dentro: calor, peso, quizá un leve hormigueo.'],
          [140, 'En medio de todo se mueve la respiración, sin ti.'],
        ],
      },
      {
        title: 'Dentro',
        minutes: 3,
        lines: [
          [5, 'Los sentidos están en casa. No hay nada que ir a buscar fuera.'],
          [90, 'Descansa aquí.'],
        ],
      },
      {
        title: 'Volver',
        minutes: 1,
        lines: [
          [5, 'Respira un poco más hondo. Mueve las manos y los pies.'],
          [30, 'Gírate hacia un lado, espera una respiración, y siéntate despacio.'],
        ],
      },
    ],
  },
]
