import type { HandbookSection } from '@sadhana/contract'

export const analyticsGuide: HandbookSection = {
  id: 'analytics',
  title: 'Cifras y gráficas',
  standfirst: 'Unas pocas imágenes sinceras de lo que has registrado.',
  parts: [
    {
      id: 'four-stats',
      title: 'Las cuatro cifras',
      text: [
        'En la parte de arriba de [Inicio](/): **Esta semana** cuenta las prácticas de los últimos siete días. **Tiempo total** muestra primero minutos y, a partir de dos horas, horas. La **Racha** [se explica aquí](/guide#streaks). **Práctica favorita** es la rama que más has registrado, a partir de tu quinta práctica.',
      ],
    },
    {
      id: 'progress-chart',
      title: 'La gráfica de progreso',
      text: [
        '**Semanal** muestra los últimos siete días; **Mensual**, los últimos 30: tus minutos de cada día y cómo se van sumando las horas. Las gráficas empiezan con tu tercera práctica.',
      ],
      tip: 'Con un teclado, las flechas recorren la gráfica día a día.',
    },
    {
      id: 'feelings-chart',
      title: 'Las ramas, y lo que cambian',
      text: [
        '**Reparto de la práctica** muestra qué ramas practicas. Elige **Últimos 30 días**, **Últimos 90 días** o **Este año**.',
        'Debajo, **Lo que deja la práctica** dice para cada rama cómo terminaron tus prácticas, por ejemplo, que 61 de 108 terminaron con energía, y nombra tu cambio más frecuente: llegaste con cansancio 31 veces, y en 27 de ellas te fuiste con energía. Una rama necesita ocho prácticas en el periodo que elegiste.',
      ],
    },
    {
      id: 'your-year',
      title: 'Tu año, día a día',
      text: [
        'En [Rachas](/gamification?tab=streaks) y en [Progreso](/gamification?tab=progress), cada día del año es un punto. Cuantos más minutos, más grande y más intenso. Los días de descanso y los días en pausa tienen sus propias marcas.',
      ],
    },
    {
      id: 'which-day',
      title: 'Para qué día cuenta una práctica',
      text: [
        'Todas las cifras siguen tu propio calendario: tu zona horaria y [cuándo termina tu día](/guide#your-day). La semana de [Rachas](/gamification?tab=streaks) va de lunes a domingo; **Esta semana**, en el inicio, abarca los últimos siete días.',
        'Edita o elimina lo que quieras, y todas las cifras se vuelven a calcular.',
      ],
    },
    {
      id: 'suggestions',
      title: 'Para ti, hoy',
      text: [
        '[Inicio](/) te sugiere hasta tres prácticas. A partir de tu quinta práctica salen de tu propio diario, y cada una dice de dónde sale la cuenta. **Hoy no** oculta una hasta mañana; **No es para mí**, en su menú, la oculta durante 30 días.',
      ],
    },
    {
      id: 'sharing-figures',
      title: 'Compartir cifras',
      text: [
        '**Compartir**, en [Inicio](/), crea una imagen, o una página que puede abrir quien tenga el enlace. Tú marcas cada dato; las notas, los ánimos y el sueño no forman parte de ella nunca. Una página termina a las cuatro semanas, y puedes retirarla cuando quieras en [Páginas compartidas](/settings/sharing).',
      ],
    },
  ],
}
