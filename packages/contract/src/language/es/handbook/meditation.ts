import type { HandbookSection } from '@sadhana/contract'

export const meditationGuide: HandbookSection = {
  id: 'meditation',
  title: 'Meditación',
  standfirst: 'Un temporizador que cuida del tiempo y, por lo demás, guarda silencio.',
  parts: [
    {
      id: 'timer',
      title: 'Meditar con el temporizador',
      text: [
        'Abre el [temporizador](/meditation), elige una duración y toca **Empezar**. Con **Otra** puedes poner cualquier duración de 1 a 180 minutos, y **Sin límite** sigue hasta que pares.',
        'El reloj va bien aunque tu teléfono se duerma, la pestaña esté oculta o la página se vuelva a cargar. En las demás pantallas el tiempo sigue a la vista, con una forma de volver y otra de parar.',
      ],
      tip: 'La barra espaciadora empieza y pausa.',
    },
    {
      id: 'sounds',
      title: 'Sonidos',
      text: [
        'Ocho sonidos, de **Lluvia** a **Fuego**. Toca uno para escuchar cinco segundos, y ajusta su volumen. Con **Mezclar hasta tres sonidos** los combinas, y **Guardar como meditación propia** conserva la mezcla para la próxima vez.',
        '**Solo sonido** los reproduce sin meditación, para dormirte o para trabajar, y se apaga poco a poco después de 15 a 60 minutos. No se registra nada.',
      ],
    },
    {
      id: 'bells',
      title: 'Campanas y tiempo de preparación',
      text: [
        '**Campanas y más** tiene una campana al principio y otra al final, una **Campana a intervalos** entre medias y un **Tiempo de preparación** antes de que empiece el temporizador. Lo que elijas estará ahí la próxima vez.',
        'Tu dispositivo prepara las campanas cuando empieza la meditación, así que suenan también con la página oculta, y mantiene la pantalla encendida donde el navegador lo permite. ¿No oyes ninguna campana? Sube el volumen y mira si el teléfono está en silencio.',
        '**Cuenta como** decide la rama en la que se registran tus meditaciones. Es _dhyana_, a menos que la cambies.',
      ],
    },
    {
      id: 'own-sits',
      title: 'Una meditación propia',
      text: [
        '**Una meditación propia**, en **Campanas y más**, compone una meditación con hasta doce tramos, como meditar en quietud y caminando. Cada uno tiene sus minutos y termina con uno, dos o tres toques de campana, o con ninguno. Antes van hasta 5 minutos de preparación, que no cuentan.',
        'Guárdala con un nombre y estará a un toque en el temporizador; las tres primeras están también en Inicio. Puedes guardar 12, y con **Ordenar** las colocas como quieras. Las tienes en todos tus dispositivos, igual que lo que eliges en el temporizador. Lo que se deja fuera, la voz y el volumen se quedan en cada dispositivo.',
      ],
    },
    {
      id: 'guided',
      title: 'Prácticas guiadas y ritmo de la respiración',
      text: [
        'En la pestaña **Guiadas** de la página [Meditación](/meditation) hay prácticas para las ocho ramas, de seis a cuarenta y cinco minutos. **Leerla antes** muestra cada palabra, y **Empezar práctica** la pone en marcha. Cada una dice qué tener en cuenta, y **¿Hay algo que debamos dejar fuera?** oculta lo que no es para ti. Esa elección no sale nunca de tu dispositivo.',
        'Los pasos llegan solos, cada uno con una campana. **Paso anterior** y **Paso siguiente** te llevan de uno a otro; solo cuentan los minutos que de verdad practicaste, en la rama de la práctica.',
        'Un círculo marca el ritmo de la respiración. Con los ojos cerrados, sigue los tonos: suben al inhalar, bajan al exhalar. En **Voz y tonos** están los tonos, la vibración y una voz de tu propio dispositivo que dice las palabras.',
      ],
      tip: 'Si una cuenta se te hace larga, respira como quieras y vuelve a sumarte más tarde.',
    },
    {
      id: 'own-breath',
      title: 'Una respiración propia',
      text: [
        'En **Tu respiración** pones tus propios segundos para inhalar, mantener, exhalar y la pausa final. Úsala una vez, o guárdala con una meditación propia; el temporizador seguirá esa cuenta. Inhalar y exhalar duran de 2 a 15 segundos; mantener, hasta 8, y una respiración completa, 6 o más. Si has indicado que algo debe quedar fuera, no se retiene nada.',
      ],
    },
    {
      id: 'ending-early',
      title: 'Pausar, cambiar y terminar antes',
      text: [
        '**Pausar** detiene el reloj, y entonces puedes cambiar la duración: tus minutos se conservan y lo que se mueve es el final. **Terminar** te pregunta si quieres guardar los minutos que has meditado. Cada minuto cuenta.',
        '¿Tocaste **Reiniciar** sin querer? El aviso que aparece después aún te ofrece guardarlos.',
      ],
    },
    {
      id: 'after-a-sit',
      title: 'Después de meditar',
      text: [
        'Una meditación primero se guarda, y es una práctica de tu diario: cuenta una vez, en todas partes. Después puedes añadir cómo te sientes y una nota, elegir quién puede verla o **Quitar esta meditación**.',
        '¿No tienes conexión? Tu dispositivo conserva la meditación y la envía cuando vuelves a tenerla.',
      ],
    },
    {
      id: 'meditation-insights',
      title: 'Observaciones',
      text: [
        'La pestaña **Observaciones** de la página [Meditación](/meditation) muestra tu semana, tu **Índice de atención plena**, tu **Mejor momento del día** después de tres meditaciones y tus minutos por sonido. Encima están [unas palabras para tu práctica](/guide#daily-inspiration).',
      ],
    },
  ],
}
