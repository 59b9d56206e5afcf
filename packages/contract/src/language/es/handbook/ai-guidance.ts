import type { HandbookSection } from '@sadhana/contract'

export const aiGuidance: HandbookSection = {
  id: 'ai-guidance',
  title: 'Guía con IA',
  standfirst: 'Una guía que busca las cosas y dice dónde las encontró.',
  parts: [
    {
      id: 'guide-what',
      title: 'Qué es la guía de práctica',
      text: [
        'La **Guía de práctica**, en la parte de arriba de [Inicio](/), responde preguntas sobre las ocho ramas, sobre esta app y sobre pequeñas cosas que practicar. Responde con este manual y con los artículos, y debajo de cada respuesta nombra el pasaje. No es una persona.',
        'Si el equipo de esta instalación ha conectado un modelo de lenguaje, ese modelo escribe las respuestas a partir de esos pasajes. Si no, o cuando el modelo no responde, una guía local cita lo que encuentra, y lo dice.',
        'Cada miembro tiene un límite diario con el modelo. Cuando se alcanza, responde la guía local hasta el día siguiente.',
        'Si prefieres prescindir de ella, activa **Ocultar la guía de práctica** en [Ajustes](/settings). Su botón y toda mención de ella desaparecen, y ningún modelo escribe tu frase del día. Tu conversación se queda hasta que la elimines.',
      ],
      tip: 'Pregunta una cosa a la vez, con pocas palabras y sencillas.',
    },
    {
      id: 'guide-log',
      title: 'Qué sabe la guía de ti',
      text: [
        'Nada, a menos que actives **Puede usar mi diario de prácticas**. Entonces ve qué practicaste en los últimos 30 días, cuánto tiempo y cómo te sentías antes y después. Nunca ve notas, etiquetas, ánimos, sueño ni la práctica de nadie más. Desactívalo cuando quieras.',
        'Donde se usó tu diario, **Qué vio la guía**, debajo de la respuesta, muestra exactamente lo que se le pasó.',
      ],
    },
    {
      id: 'guide-history',
      title: 'Tu conversación con la guía',
      text: [
        'Las preguntas y las respuestas se guardan hasta que las elimines. Abre los tres puntos de la guía: **Eliminar la conversación** lo quita todo de una vez, y cada respuesta tiene su propio **Eliminar**. También están en tu archivo.',
        'El equipo de esta instalación ve cuántas preguntas hubo, nunca qué se preguntó.',
      ],
    },
    {
      id: 'daily-inspiration',
      title: 'La inspiración del día',
      text: [
        'En [Inicio](/), y en la pestaña **Observaciones** de la página [Meditación](/meditation), hay una frase. **Otra cita** trae una distinta, y **Copiar cita** te deja llevártela. Las frases se escribieron para esta app o vienen de obras antiguas como los Yoga Sūtra y la Bhagavad Gītā, con su verso. La redacción es nuestra. Lo que has practicado últimamente decide cuál viene al caso.',
        'Si el equipo de esta instalación usa un modelo de lenguaje, este puede escribir la frase, y entonces se lee «Guía de práctica» como autoría. Se le dice un tema y un momento, como la noche, y no quién eres.',
      ],
    },
    {
      id: 'guidance-today',
      title: 'Otros lugares donde mirar',
      text: [
        'Para una rama, lee un artículo en [Aprender](/gamification?tab=learning). Cada uno nombra sus fuentes y propone algo para probar.',
        'Para encontrar un ritmo, mira lo que dice tu propio diario: [qué cambia con cada rama](/guide#feelings-chart) y [qué acompaña a una buena noche](/guide#wellness-insights).',
      ],
      tip: 'Para saber cómo funciona cualquier cosa de la app, busca en este manual. Se puede leer sin iniciar sesión.',
    },
    {
      id: 'people-first',
      title: 'Cuando necesitas a una persona',
      text: [
        'Nada de lo que hay aquí diagnostica ni trata nada, tampoco la guía. Si tienes una enfermedad, una lesión o un embarazo, pregunta a alguien con formación para ello antes de probar ejercicios de respiración o posturas, y para si algo te duele.',
        'Si lo que escribes suena como si pudiera haber peligro para ti o para otra persona, la guía muestra líneas de ayuda en lugar de una respuesta. Ese texto es siempre el mismo, no se consulta a ningún modelo y no se avisa a nadie. Puede equivocarse en ambos sentidos.',
        'Si todo pesa demasiado, en [Ayuda ahora](/help-now) hay personas que escuchan.',
      ],
    },
  ],
}
