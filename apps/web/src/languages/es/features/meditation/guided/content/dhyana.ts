import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const dhyana: readonly GuidedPractice[] = [
  {
    id: 'edge-of-the-breath',
    limb: 'dhyana',
    title: 'El borde de la respiración',
    summary: 'Observar dónde una respiración se vuelve la siguiente.',
    difficulty: 'intermediate',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    note: 'Las meditaciones largas y silenciosas pueden remover cosas. Si es demasiado, abre los ojos, siente los pies, mira a tu alrededor y déjalo por hoy.',
    steps: [
      {
        title: 'Toma asiento',
        minutes: 3,
        lines: [
          [3, 'Busca la postura que puedas mantener media hora.'],
          [40, 'Balancéate un poco, hacia delante y hacia atrás, hasta que la columna encuentre su centro.'],
          [95, 'Las manos abajo. El rostro suave. No hay nada más que arreglar.'],
        ],
      },
      {
        title: 'La respiración entera',
        minutes: 7,
        lines: [
          [10, 'Sigue una respiración desde su primer movimiento hasta el último.'],
          [75, 'Y luego esta otra.'],
          [170, 'Cuando descubras que te habías ido, ya estás de vuelta. Empieza con la siguiente respiración.'],
          [300, 'No hace falta que sea profunda.'],
        ],
      },
      {
        title: 'El giro',
        minutes: 8,
        lines: [
          [10, 'Lleva ahora tu cuidado al borde: el momento en que inhalar se vuelve exhalar.'],
          [90, '¿Es un punto o una curva?'],
          [190, 'Y el otro, donde exhalar se vuelve inhalar. No tienes que apresurarlo.'],
          [330, 'Solo eso: el borde de la respiración.'],
        ],
      },
      {
        title: 'Quedarse',
        minutes: 9,
        lines: [
          [15, 'A partir de aquí, menos palabras.'],
          [240, 'Borde.'],
          [430, 'Sigues aquí.'],
        ],
      },
      {
        title: 'Abrir',
        minutes: 3,
        lines: [
          [
            5,
            'Deja que la atención se haga más amplia que la respiración: el cuerpo, los sonidos, la luz en los párpados.',
          ],
          [80, 'Nada de eso estorba.'],
          [150, 'Cuando suene la campana, deja que termine antes de moverte.'],
        ],
      },
    ],
  },
  {
    id: 'counting-to-ten',
    limb: 'dhyana',
    title: 'Contar hasta diez, otra vez',
    summary: 'Y volver a empezar, que es la práctica.',
    difficulty: 'beginner',
    eyes: 'closed',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Sentarse',
        minutes: 2,
        lines: [
          [3, 'Siéntate con la espalda erguida y con comodidad. Una silla está bien.'],
          [40, 'Deja que el vientre esté blando. Deja descansar las manos.'],
        ],
      },
      {
        title: 'Contar las exhalaciones',
        minutes: 6,
        lines: [
          [5, 'Exhala: uno. Exhala: dos. Hasta diez, y luego otra vez uno.'],
          [80, 'Cuenta en voz baja, como quien deja una piedra pequeña en el suelo.'],
          [180, '¿Perdiste la cuenta? Le pasa a todo el mundo. Uno.'],
          [290, '¿Llegaste a diecisiete? Qué gracioso, y también: uno.'],
        ],
      },
      {
        title: 'Contar las inhalaciones',
        minutes: 5,
        lines: [
          [5, 'Deja ahora que el número llegue con la inhalación.'],
          [100, 'Observa cómo la misma cuenta se siente un poco más despierta.'],
          [210, 'Al uno siempre se puede volver.'],
        ],
      },
      {
        title: 'Sin números',
        minutes: 5,
        lines: [
          [5, 'Deja los números. La respiración sigue sin ellos.'],
          [110, 'Si los necesitas, retómalos. No es hacer trampa.'],
          [230, 'Solo respirar.'],
        ],
      },
      {
        title: 'Terminar',
        minutes: 2,
        lines: [
          [5, 'Observa cómo estás ahora. No tiene que ser distinto.'],
          [70, 'Volver a empezar era la práctica. Lo hiciste cada vez.'],
        ],
      },
    ],
  },
]
