import type { HandbookSection } from '@sadhana/contract'

export const progressAndAchievements: HandbookSection = {
  id: 'progress-and-achievements',
  title: 'Progreso y logros',
  standfirst: 'Qué se cuenta, qué no, y cómo dejar de contar.',
  parts: [
    {
      id: 'streaks',
      title: 'Las rachas, y qué hace un día de descanso',
      text: [
        'Una [racha](/gamification?tab=streaks) cuenta los días seguidos en los que practicaste algo, lo que sea. Termina hoy o, mientras hoy siga vacío, ayer. Así nunca marca cero por la mañana.',
        'Cada siete días de racha te dan un día de descanso. Puedes guardar dos. Cuando pasa un día sin práctica, se usa uno por ti: protege la racha y no le suma nada. Con dos días seguidos sin práctica la racha termina, y está bien así.',
      ],
      tip: '¿De viaje o con algún malestar? Mejor una [pausa](/settings/practice), de hasta 30 días. Tus días de descanso siguen guardados.',
    },
    {
      id: 'fixed-rest-days',
      title: 'Días de descanso fijos y días de luna',
      text: [
        'Si siempre descansas ciertos días, elígelos como **Días de descanso fijos** en [Ajustes de práctica](/settings/practice): hasta tres días de la semana, las lunas nuevas y las lunas llenas. Mantienen la racha, no le suman nada y no gastan nada de lo que has ganado.',
        'Puedes practicar en ellos de todos modos. Cuenta como cualquier otro día.',
      ],
    },
    {
      id: 'pauses',
      title: 'Pausas',
      text: [
        'En [Ajustes de práctica](/settings/practice), elige **Primer día** y **Último día**, y después **Guardar pausa**. Durante la pausa, tu racha y tu constancia se quedan como están. También puedes anotar una pausa de días que ya pasaron.',
        'Las pausas pueden abarcar hasta 30 días sin una práctica entre medias.',
      ],
    },
    {
      id: 'consistency',
      title: 'Constancia',
      text: [
        'Un número de 0 a 100: con qué regularidad alcanzas tu meta semanal. Cede un poco con una semana tranquila y vuelve, en lugar de empezar de cero. Hoy no cuenta hasta que el día termina o hasta que practicas. En la página de meditación, ese mismo número se llama **Índice de atención plena**.',
      ],
      tip: 'Si te parece exigente, baja tu **Meta semanal**. Más valen dos días a la semana que se cumplen que siete que no.',
    },
    {
      id: 'levels',
      title: 'Niveles y experiencia',
      text: [
        'Un punto por cada minuto, hasta 60 por práctica, y diez por la primera práctica del día. Un nivel son 100 puntos. La [pestaña Progreso](/gamification?tab=progress) muestra de dónde vino cada punto.',
        'Si eliminas una práctica, sus puntos se van con ella. Una semana tranquila no quita nada.',
      ],
    },
    {
      id: 'achievements',
      title: 'Logros',
      text: [
        'Las [piedras](/gamification?tab=achievements) se colocan con lo que registras, también con lo que registraste antes. Cada una tiene su fecha y la práctica que la trajo. Ninguna caduca, ninguna se puede comprar, y algunas llegan por sorpresa.',
      ],
    },
    {
      id: 'challenges',
      title: 'Retos',
      text: [
        'Un [reto](/gamification?tab=challenges) cuenta días, minutos o ramas durante un tiempo determinado. Entra tarde, sal cuando quieras. Lo que todo el mundo hizo en conjunto es una sola suma, sin nombres ni clasificaciones.',
      ],
    },
    {
      id: 'buddies',
      title: 'Compañía de práctica',
      text: [
        'Practica en compañía de hasta tres personas a las que sigues y que también te siguen. Invítalas en [Compañía](/gamification?tab=buddies), o desde su página. Cada persona ve si la otra practicó o descansó, y la racha que comparten. Nada más.',
        '**Palabras en voz baja** envía una de cuatro frases, una vez al día. **Dejar la compañía** no hace ruido: no avisamos a la otra persona.',
      ],
    },
    {
      id: 'learning',
      title: 'Aprender',
      text: [
        'En [Aprender](/gamification?tab=learning) hay dieciséis artículos, dos por rama, cada uno con sus fuentes. Se te muestran seis a la vez, elegidos según tu práctica y lo que has leído, y cada uno dice por qué.',
        'Se recuerda por dónde vas, y solo tú puedes ver lo que has leído. Leer no da puntos.',
      ],
    },
    {
      id: 'quiet-mode',
      title: 'Modo tranquilo',
      text: [
        '¿Prefieres no ver números? El **Modo tranquilo** oculta cifras, rachas y niveles en todas partes. Siguen al día por si algún día los quieres de vuelta.',
        'Actívalo en el menú de tu imagen, o en tus [ajustes](/settings).',
      ],
    },
  ],
}
