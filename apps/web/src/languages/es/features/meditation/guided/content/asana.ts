import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const asana: readonly GuidedPractice[] = [
  {
    id: 'seat-that-can-be-kept',
    limb: 'asana',
    title: 'Un asiento que se puede mantener',
    summary: 'Encontrar los isquiones, la columna, la comodidad.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    note: 'Si duele una rodilla, es un no: siéntate sobre algo más alto o usa una silla.',
    steps: [
      {
        title: 'Isquiones',
        minutes: 2,
        lines: [
          [3, 'Siéntate en el borde delantero de un cojín, una manta doblada o una silla.'],
          [30, 'Balancéate de un lado a otro hasta sentir los dos huesos sobre los que te sientas.'],
          [75, 'Dales el mismo peso. A partir de aquí, todo lo demás puede descansar.'],
        ],
      },
      {
        title: 'Columna',
        minutes: 2,
        lines: [
          [3, 'Inclina la pelvis hacia delante y hacia atrás, cada vez menos, hasta que se detenga sola.'],
          [45, 'Deja que la columna crezca desde ahí, como una planta que se vuelve hacia la luz.'],
          [85, 'La nuca es larga. La barbilla, horizontal o un dedo más baja.'],
        ],
      },
      {
        title: 'Comodidad',
        minutes: 2,
        lines: [
          [3, 'Busca ahora el esfuerzo que nadie necesita: la mandíbula, las manos, los ojos.'],
          [50, 'Suéltalo donde puedas. Donde no puedas, déjalo en paz.'],
          [90, 'Con firmeza y con comodidad. Las dos a la vez.'],
        ],
      },
      {
        title: 'Mantenerlo',
        minutes: 2,
        lines: [
          [5, 'No hagas nada con él. Quédate en este asiento dos minutos.'],
          [60, 'Si se hunde, vuelve a construirlo desde los isquiones.'],
        ],
      },
    ],
  },
  {
    id: 'slow-standing',
    limb: 'asana',
    title: 'De pie, despacio',
    summary: 'Cinco posturas, cinco respiraciones lentas en cada una, ambos lados.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: false,
    notFor: ['surgery'],
    note: 'Déjala para más adelante si te operaron hace poco, hasta tener el visto bueno médico. Ten una pared o una silla al alcance de la mano, sal de la postura al primer dolor agudo y flexiona solo hasta donde puedas respirar con calma.',
    steps: [
      {
        title: 'De pie',
        minutes: 3,
        lines: [
          [3, 'Ponte de pie con los pies a la anchura de las caderas. Separa los dedos.'],
          [40, 'Siente tres puntos bajo cada pie: el talón, el dedo gordo, el dedo pequeño.'],
          [90, 'Rodillas sueltas, cóccix pesado, coronilla ligera.'],
          [130, 'Cinco respiraciones lentas, solo de pie.'],
        ],
      },
      {
        title: 'Hacia arriba',
        minutes: 4,
        lines: [
          [5, 'Inhala y sube los brazos hasta donde les guste a los hombros.'],
          [35, 'Cinco respiraciones. Los hombros, lejos de las orejas.'],
          [100, 'Baja los brazos y siente qué cambia.'],
          [140, 'Otra vez, y ahora inclínate un poco a la izquierda: cinco respiraciones.'],
          [195, 'Pasa por el centro, y a la derecha.'],
        ],
      },
      {
        title: 'Flexión',
        minutes: 4,
        lines: [
          [5, 'Manos a las caderas. Dobla las rodillas y flexiona hacia delante desde las caderas, hasta la mitad.'],
          [45, 'Primero con la espalda larga: las manos en los muslos o en una silla.'],
          [
            110,
            'Si a tu espalda le sienta bien, deja colgar la cabeza y los brazos. Di que sí y que no con la cabeza.',
          ],
          [185, 'Sube despacio, con las rodillas dobladas, y la cabeza al final.'],
        ],
      },
      {
        title: 'Guerrero, a la izquierda',
        minutes: 4,
        lines: [
          [5, 'Un paso amplio. Gira hacia fuera el pie izquierdo y dobla la rodilla izquierda sobre el tobillo.'],
          [50, 'Brazos abiertos, mirada sobre la mano izquierda. Cinco respiraciones.'],
          [130, 'La pierna de atrás, larga y despierta.'],
          [190, 'Estira la rodilla. Descansa los brazos.'],
        ],
      },
      {
        title: 'Guerrero, a la derecha',
        minutes: 4,
        lines: [
          [5, 'Gira hacia fuera el pie derecho y dobla la rodilla derecha sobre el tobillo.'],
          [50, 'Brazos abiertos, mirada sobre la mano derecha. Cinco respiraciones.'],
          [130, 'Piernas fuertes, rostro suave.'],
          [190, 'Estira la rodilla y junta los pies.'],
        ],
      },
      {
        title: 'Árbol, ambos lados',
        minutes: 4,
        lines: [
          [
            5,
            'El peso en el pie izquierdo. Apoya la planta derecha en el tobillo o la pantorrilla, nunca en la rodilla.',
          ],
          [40, 'Posa la mirada en un punto. Cinco respiraciones; tambalearse está permitido.'],
          [115, 'Cambia de pie y encuentra el otro equilibrio.'],
          [150, 'Cinco respiraciones.'],
          [210, 'Los dos pies en el suelo.'],
        ],
      },
      {
        title: 'De pie otra vez',
        minutes: 2,
        lines: [
          [5, 'Quédate de pie como al principio. Cierra los ojos si así te sientes estable.'],
          [60, 'Observa qué hace ahora la respiración.'],
        ],
      },
    ],
  },
]
