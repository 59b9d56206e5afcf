import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const pranayama: readonly GuidedPractice[] = [
  {
    id: 'longer-out-breath',
    limb: 'pranayama',
    title: 'Una exhalación más larga',
    summary: 'Inhalar en cuatro, una retención breve, exhalar en seis.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: true,
    notFor: ['pregnancy', 'blood-pressure', 'heart'],
    note: 'No fuerces nunca. Si sientes mareo o falta de aire, deja de contar y respira como quieras. Tiene una retención breve: no la hagas en el embarazo ni con problemas de corazón o de presión arterial. «Exhalar con un zumbido» no tiene ninguna.',
    steps: [
      {
        title: 'Llegar',
        minutes: 1,
        lines: [
          [3, 'Siéntate con la espalda larga y el vientre libre.'],
          [22, 'Labios cerrados, dientes separados, la lengua en reposo.'],
          [40, 'En el próximo minuto no hay nada que hacer bien.'],
        ],
      },
      {
        title: 'Dejar estar la respiración',
        minutes: 1,
        lines: [
          [5, 'Observa la respiración tal como es, sin ayudarla.'],
          [30, '¿Dónde la sientes más: en la nariz, el pecho o el vientre?'],
        ],
      },
      {
        title: 'Inhala en cuatro, retén dos, exhala en seis',
        minutes: 5,
        breath: { in: 4, hold: 2, out: 6 },
        lines: [
          [4, 'Sigue el círculo. Inhala por la nariz y exhala por la nariz.'],
          [62, 'Deja que los hombros bajen con la respiración.'],
          [134, 'Si la cuenta es demasiado larga, respira como quieras y vuelve a unirte después.'],
          [206, 'La exhalación no se empuja. Solo se toma su tiempo.'],
          [268, 'Unas rondas más.'],
        ],
      },
      {
        title: 'Sin contar',
        minutes: 2,
        lines: [
          [5, 'Suelta la cuenta.'],
          [30, 'La respiración vuelve a encontrar su propia medida. Déjala.'],
          [80, '¿Hay una pausa pequeña después de exhalar? Descansa ahí mientras dure.'],
        ],
      },
      {
        title: 'Descansar',
        minutes: 1,
        lines: [
          [5, 'Siente tu peso, y la habitación a tu alrededor.'],
          [35, 'Mueve los dedos de las manos y de los pies. Abre los ojos cuando quieras.'],
        ],
      },
    ],
  },
  {
    id: 'four-sides',
    limb: 'pranayama',
    title: 'Los cuatro lados del cuadrado',
    summary: 'Respiración pareja, con pausas breves y cómodas.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: true,
    notFor: ['pregnancy', 'blood-pressure', 'heart', 'epilepsy'],
    note: 'Esta práctica retiene la respiración, con suavidad. No la hagas en el embarazo, ni con hipertensión, problemas de corazón o epilepsia. Practica en posición sentada, nunca en el agua ni al conducir, y con el estómago vacío. Para si sientes mareo, hormigueo o ansiedad.',
    steps: [
      {
        title: 'Encontrar el suelo',
        minutes: 1,
        lines: [
          [3, 'Siéntate con la espalda alta y sin esfuerzo, las manos en los muslos.'],
          [28, 'Deja que vengan y se vayan tres respiraciones corrientes.'],
        ],
      },
      {
        title: 'Inhala en cuatro, exhala en cuatro',
        minutes: 2,
        breath: { in: 4, out: 4 },
        lines: [
          [4, 'Empieza con dos lados: inhala en cuatro, exhala en cuatro.'],
          [60, 'Con tan poco ruido como puedas. Nadie a tu lado la oiría.'],
        ],
      },
      {
        title: 'Los cuatro lados',
        minutes: 4,
        breath: { in: 4, hold: 4, out: 4, rest: 4 },
        lines: [
          [4, 'Ahora, una pausa breve después de cada uno. Pausar no es apretar: la garganta sigue abierta.'],
          [84, 'Si te falta el aire, quita las pausas. Con dos lados basta.'],
          [164, 'Deja que las esquinas del cuadrado se redondeen.'],
        ],
      },
      {
        title: 'Dos lados otra vez',
        minutes: 2,
        breath: { in: 4, out: 4 },
        lines: [
          [4, 'Quita las pausas. Inhala en cuatro, exhala en cuatro.'],
          [64, 'Más suave todavía.'],
        ],
      },
      {
        title: 'Salir del cuadrado',
        minutes: 3,
        lines: [
          [5, 'Ya no se cuenta. Deja que el cuerpo respire.'],
          [60, 'Quédate en lo que ha dejado la respiración.'],
          [140, 'Cuando quieras, levanta la mirada, y quédate un momento antes de levantarte.'],
        ],
      },
    ],
  },
  {
    id: 'humming-out',
    limb: 'pranayama',
    title: 'Exhalar con un zumbido',
    summary: 'Un zumbido suave en cada exhalación, que se siente más de lo que se oye.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Zumba bajito y sin fuerza: sin presión en los oídos ni en la cabeza. Déjalo para otro día si tienes una infección de oído. Si sientes mareo, para y respira como quieras.',
    steps: [
      {
        title: 'Llegar',
        minutes: 1,
        lines: [
          [3, 'Siéntate con comodidad. Deja caer un poco la mandíbula, con los labios apenas cerrados.'],
          [30, 'Inhala y exhala una vez, como antes de una frase larga.'],
        ],
      },
      {
        title: 'Inhala en cuatro, zumba hasta ocho',
        minutes: 4,
        breath: { in: 4, out: 8 },
        lines: [
          [4, 'Inhala por la nariz. Cuando el círculo pase a exhalar, zumba: una nota grave y cómoda.'],
          [64, 'Siente dónde vibra: los labios, la nariz, la frente, el pecho.'],
          [136, 'Si ocho es mucho, termina antes el zumbido y espera la siguiente respiración.'],
          [196, 'Más bajito ahora, casi por dentro.'],
        ],
      },
      {
        title: 'Después del sonido',
        minutes: 2,
        lines: [
          [5, 'Ya sin zumbido. Escucha el silencio que deja.'],
          [60, 'Deja que la respiración sea pequeña.'],
          [100, 'Abre los ojos cuando quieras.'],
        ],
      },
    ],
  },
]
