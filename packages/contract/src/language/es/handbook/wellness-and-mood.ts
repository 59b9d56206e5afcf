import type { HandbookSection } from '@sadhana/contract'

export const wellnessAndMood: HandbookSection = {
  id: 'wellness-and-mood-tracking',
  title: 'Bienestar y ánimo',
  standfirst: 'Ánimos, noches y lo que puedan tener que ver con la práctica.',
  parts: [
    {
      id: 'mood',
      title: 'Anotar un ánimo',
      text: [
        'En el inicio, un toque debajo de **¿Cómo te sientes?** lo guarda. Después puedes añadir energía y notas, o dejarlo así.',
        'En la página [Bienestar](/wellness), **Registra tu ánimo** te pregunta por un ánimo, tu energía de 1 a 10 y, si quieres, notas. **Guardar ánimo** lo conserva. Debajo están tus diez ánimos más recientes, y cada uno se puede editar o eliminar.',
      ],
      tip: 'Tantas veces como quieras. Un ánimo anotado sin energía no entra en tu promedio de energía.',
    },
    {
      id: 'sleep',
      title: 'Anotar una noche',
      text: [
        'La pestaña **Sueño** de la página [Bienestar](/wellness) te pregunta por la fecha en que despertaste, la **Hora de acostarte**, la **Hora de despertar** y la **Calidad**. Si te acostaste antes de medianoche, cuenta para la víspera. Las siestas también valen.',
        'La duración se calcula a partir de las horas, y es correcta incluso cuando cambia la hora oficial. Debajo están tus noches, y cada una se puede editar o eliminar.',
      ],
    },
    {
      id: 'wellness-insights',
      title: 'Qué muestran las observaciones',
      text: [
        'La pestaña **Observaciones** dibuja tu año en ánimos y tus noches, con promedios de los días que anotaste. Los días sin nada anotado se dejan fuera; no cuentan como neutrales.',
        'En **Lo que suele ir junto** se buscan seis relaciones entre práctica, ánimo y sueño. Una relación necesita ocho días con las dos cosas. Siempre se dice cuántos son, y nunca se dice que una cosa cause la otra.',
        '**Cuando fue difícil** muestra las prácticas de los últimos 90 días que marcaste como difíciles. A partir de ocho, las ordena por duración, parte del día y rama. Solo tú lo ves.',
        '[Comparar dos periodos](/wellness/compare) pone dos tramos de días cualesquiera uno junto al otro. Viene con el nivel Apoyo estándar.',
      ],
    },
    {
      id: 'monthly-reflection',
      title: 'La reflexión del mes',
      text: [
        'Una [reflexión](/wellness/reflection) es una página hecha con tu propio diario del último mes entero. Cada frase dice de dónde sale su cuenta, y **Ver qué se leyó** lo enumera todo: tus prácticas y sensaciones de ese mes y las pausas que hiciste. Las notas, los ánimos y el sueño no se leen.',
        'No se hace nada hasta que lo digas. **Sí, una vez al mes** crea una al principio de cada mes a partir de entonces, y un interruptor de la página lo desactiva. **Eliminar** quita una reflexión para siempre. Viene con el nivel Apoyo estándar; donde nadie puede contribuir, está abierta a todo el mundo.',
      ],
      tip: 'Para poder leértelo, un mes necesita tres prácticas.',
    },
    {
      id: 'own-questions',
      title: 'Preguntarle a tu propia práctica',
      text: [
        '[Pregúntale a tu práctica](/wellness/questions) responde lo que las relaciones no pueden: si algo te ayuda. Comparas dos maneras, como meditar por la noche o no meditar, mediante algo que ya anotas de todos modos: lo bien o lo mucho que duermes, tu energía o tus ánimos. Antes de empezar, el azar decide el orden: de cada cuatro días, dos de una manera y dos de la otra, durante 8 o 12 semanas.',
        'Mientras está en marcha, [Inicio](/) dice qué toca hoy. Un día que no te viene bien sigue contando donde el azar lo puso: dejarlo fuera haría aparecer una diferencia donde no la hay. En una pausa y en los días suaves tu pregunta descansa, y esos días quedan sin datos. Puedes parar cuando quieras; entonces no hay respuesta.',
        'La respuesta se abre el día después del último, y nada la revela antes. Cuenta, para cada orden que el azar podría haber decidido, con qué frecuencia aparecería una diferencia igual de grande si diera igual una manera que otra. Si es como mucho 1 de cada 20 veces, dice que hay una diferencia. «No podemos saberlo» también es una respuesta.',
        'Lo que una pregunta puede encontrar lo calculamos con miembros simulados, a quienes les faltan 15 de cada 100 anotaciones y que no siguen el plan en 10 de cada 100 días.',
      ],
      tip: 'Sigue anotando tus noches o tus ánimos como siempre. Una pregunta los necesita casi todos los días.',
    },
    {
      id: 'preferences',
      title: 'Preferencias',
      text: [
        'En la pestaña **Preferencias** están tu **Meta semanal de práctica**, tu **Momento preferido para practicar** y el **Nivel de dificultad**. Cada cambio se guarda al momento. La meta es la misma que en tus [ajustes de práctica](/settings/practice).',
      ],
    },
    {
      id: 'gentle-days',
      title: 'Días suaves',
      text: [
        'Después de una práctica que fue muy difícil, o de dos que fueron difíciles, en catorce días, [Inicio](/) te propone ir con suavidad. **Sí, con suavidad** da comienzo a dos semanas en las que nuestras sugerencias son breves, con los ojos abiertos y algo de movimiento, y sin retener la respiración. Los retos esperan, y también lo que te envía tu compañía de práctica. Puedes seguir haciendo lo que quieras.',
        '**Terminar días suaves**, en Inicio, los termina en cualquier momento. Si dices **Ahora no**, no te los volvemos a proponer durante 30 días.',
      ],
    },
    {
      id: 'hard-days',
      title: 'En los días difíciles',
      text: [
        'Cuando tres días seguidos terminaron con estrés, tristeza o ansiedad, una frase discreta te ofrece a alguien con quien hablar. Puedes ocultarla durante 30 días.',
        '[Ayuda ahora](/help-now) tiene líneas de ayuda y números de emergencia por país. Funciona sin iniciar sesión, y no registramos que alguien la haya abierto.',
      ],
      tip: 'Los ánimos, las noches y sus notas no se comparten nunca. Solo tú los ves.',
    },
  ],
}
