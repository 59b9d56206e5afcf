import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const niyamas: readonly GuidedPractice[] = [
  {
    id: 'contentment-briefly',
    limb: 'niyamas',
    title: 'Contentamiento, en breve',
    summary: 'Tres cosas corrientes, y por qué sostienen.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    steps: [
      {
        title: 'Llegar',
        minutes: 1,
        lines: [
          [3, 'Siéntate tal como estás. No tienes que sentir gratitud.'],
          [32, 'Solo vamos a mirar tres cosas corrientes.'],
        ],
      },
      {
        title: 'Algo que funciona',
        minutes: 2,
        lines: [
          [
            3,
            'Piensa en algo que hoy funcionó sin que nadie le diera las gracias: una lámpara, un autobús, una rodilla.',
          ],
          [50, '¿Cómo habría sido el día sin eso?'],
          [90, 'Quédate ahí una o dos respiraciones.'],
        ],
      },
      {
        title: 'Alguien',
        minutes: 2,
        lines: [
          [3, 'Piensa en alguien que hizo el día de hoy un poco más fácil. Puede que no lo sepa.'],
          [50, 'Mira lo que hizo, tal cual.'],
          [90, 'Podrías decírselo. No tienes que hacerlo.'],
        ],
      },
      {
        title: 'Aquí',
        minutes: 2,
        lines: [
          [3, 'Y una cosa de esta habitación que te alegre tener.'],
          [50, 'No hay que añadirle nada.'],
          [90, 'Eso es todo. Tres cosas.'],
        ],
      },
    ],
  },
  {
    id: 'one-honest-page',
    limb: 'niyamas',
    title: 'Una página sincera',
    summary: 'Una meditación corta, y luego una página que solo leerás tú.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    note: 'Si al escribir aparece algo que pesa, deja el bolígrafo y levanta la mirada. No tienes que pasar por ahí sin compañía.',
    steps: [
      {
        title: 'Tenerlo a mano',
        minutes: 1,
        lines: [
          [3, 'Pon papel y bolígrafo a tu lado, y siéntate.'],
          [30, 'Lo que escribas no es para nadie más. Después puedes quemarlo.'],
        ],
      },
      {
        title: 'Primero, sentarse',
        minutes: 4,
        lines: [
          [5, 'Respira, y deja que el día se pose como la arena en un vaso de agua.'],
          [80, 'Una pregunta para esta página: ¿qué evité hoy?'],
          [160, 'Todavía no necesitas una respuesta. Deja la pregunta ahí.'],
        ],
      },
      {
        title: 'Escribir',
        minutes: 7,
        lines: [
          [3, 'Toma el bolígrafo. Empieza con: hoy yo…'],
          [90, 'No corrijas. La ortografía es para otras páginas.'],
          [210, 'Si te atascas, vuelve a escribir la última frase, con más sinceridad.'],
          [330, 'Unas líneas más.'],
        ],
      },
      {
        title: 'Leerla una vez',
        minutes: 2,
        lines: [
          [3, 'Deja el bolígrafo. Lee la página una vez, como leerías la carta de una amistad.'],
          [70, '¿Hay algo pequeño que hacer al respecto? Con una cosa basta.'],
        ],
      },
      {
        title: 'Cerrarla',
        minutes: 1,
        lines: [
          [3, 'Dobla la página, o rómpela.'],
          [30, 'Una inhalación, una exhalación. Por hoy está hecho.'],
        ],
      },
    ],
  },
]
