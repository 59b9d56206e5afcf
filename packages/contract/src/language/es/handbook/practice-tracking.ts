import type { HandbookSection } from '@sadhana/contract'

export const practiceTracking: HandbookSection = {
  id: 'practice-tracking',
  title: 'Diario de prácticas',
  standfirst: 'Cuatro toques para lo de siempre, un minuto para todo lo demás.',
  parts: [
    {
      id: 'logging',
      title: 'Registrar una práctica',
      text: [
        'Abre el [formulario de práctica](/?tab=practice). Elige la **Rama del Ashtanga**, cuánto duró (de 1 a 300 minutos), **Cómo llegas a la práctica** y **Cómo te vas de la práctica**. Después, elige **Guardar la práctica**.',
        'La fecha y la hora son las de ahora. Despliégalas para registrar lo de esta mañana, lo de ayer o lo de cualquier día anterior. Una práctica no puede estar en el futuro.',
        'Después de guardar vuelves al inicio, con la práctica como tu piedra más reciente. **Deshacer** la quita, y **Añadir una nota** está ahí por si se te ocurre algo.',
      ],
      tip: 'No hace falta afinar mucho con las sensaciones. La primera palabra que encaja suele ser la buena.',
    },
    {
      id: 'usual',
      title: 'Tus prácticas de siempre',
      text: [
        'Cuando has registrado la misma rama, con la misma duración y en el mismo momento del día, tres veces en 60 días, aparece como **Lo de siempre** en el inicio y en el formulario. Tócala, elige cómo te sentías antes y después, y guarda.',
        'Se muestran tres como máximo; primero, las de este momento del día.',
      ],
    },
    {
      id: 'hard-practice',
      title: 'Cuando una práctica fue difícil',
      text: [
        '**Fue difícil** está junto a las sensaciones después de la práctica, en el formulario y al terminar una meditación. Elígelo solo o con otra sensación. Si quieres, di cuánto y añade hasta tres palabras. Solo tú lo ves.',
        '[Qué puede ayudar ahora](/what-can-help) propone pequeñas cosas que hacer, cada una con su fuente. Más o menos una de cada tres personas que meditan pasa por meditaciones difíciles. No significa que lo hayas hecho mal.',
      ],
    },
    {
      id: 'notes',
      title: 'Notas',
      text: [
        'Las **Notas de la práctica** son para ti: lo que notaste, lo que te gustaría recordar. Caben 5000 caracteres.',
        'Siguen siendo privadas aunque compartas la práctica, a menos que marques **Compartir mis notas**. Las etiquetas van con ellas.',
      ],
    },
    {
      id: 'tags',
      title: 'Etiquetas',
      text: [
        'Las **Etiquetas** están debajo de las notas: hasta cinco palabras tuyas, de 24 caracteres cada una, como una clase o una serie. Pulsa Intro (Enter) o una coma después de cada una. Las que más usas se te vuelven a ofrecer.',
        'Cuando las uses, podrás filtrar [Todas mis prácticas](/sessions) por **Etiqueta**, y el inicio mostrará cuántas de tus prácticas lleva cada una. Otras personas ven tus etiquetas solo donde ven tus notas.',
      ],
    },
    {
      id: 'pictures',
      title: 'Imágenes',
      text: [
        '**Añadir imágenes** está junto a las notas: hasta cuatro, cada una con una descripción para quienes no pueden verla. Las ve quien ve la práctica. Tu dispositivo quita el lugar y los datos de la cámara antes de enviarlas.',
      ],
    },
    {
      id: 'reminders',
      title: 'Recordatorios',
      text: [
        'En [Recordatorios](/settings/reminders), elige **Añadir** y decide la hora, los días y cómo llega: como notificación en tus dispositivos o por correo. Llega a esa hora estés donde estés, también dentro de tus horas de silencio. Si ese día ya has practicado, o si estás en una pausa, no llega.',
        'En el propio recordatorio puedes elegir **Empezar**, **Más tarde** (una hora después) o **Hoy no**. Si cinco seguidos pasan sin respuesta ni práctica, llega uno cada tres días hasta que los quieras todos otra vez. No miramos si los abres. En los días suaves hay como mucho uno al día, con palabras más suaves.',
        'Durante las **Horas de silencio**, de 21:30 a 6:00 si no las cambias, esperan los correos y lo que te envía tu compañía de práctica. Los correos sobre seguridad, y los que acabas de pedir, llegan de todos modos. **Pausar todos** detiene todos los recordatorios durante el tiempo que quieras. El **Correo semanal** te envía tu semana en una frase, con una imagen pequeña, el día que elijas. **En tu calendario** crea una dirección secreta para apps de calendario, con las horas de tus recordatorios y tus días de descanso fijos, y nada sobre tu práctica.',
      ],
    },
    {
      id: 'unfinished',
      title: 'Registros a medias y malas conexiones',
      text: [
        'Puedes salir del formulario cuando quieras. Este dispositivo conserva tu registro durante una semana, o hasta que cierres sesión.',
        'Si la conexión falla mientras guardas, simplemente envíalo de nuevo. Se registra una sola vez.',
      ],
    },
    {
      id: 'all-sessions',
      title: 'Buscar, editar, eliminar',
      text: [
        '[Todas mis prácticas](/sessions) lo reúne todo, de lo más reciente a lo más antiguo. Filtra por **Rama**, **Desde** y **Hasta**, y por **Etiqueta** si usas etiquetas. ¿Pusiste otros minutos sin querer? Todas las prácticas se pueden editar o eliminar, y todas las cifras lo siguen: la racha, las gráficas y las piedras.',
        'Lo que eliminas espera siete días en [Eliminadas hace poco](/sessions?view=deleted). Con **Recuperar**, cuenta como si nunca se hubiera ido. **Borrar ya** no espera.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Quién ve una práctica',
      text: [
        'Cada práctica tiene una de estas tres marcas: **Solo yo**, **Quienes me siguen** o **Todos los miembros**. La eliges en el formulario, y más adelante puedes cambiar de idea.',
        'La marca con la que empiezan las prácticas nuevas se elige en tus [ajustes de privacidad](/settings/privacy). Hasta que la cambies, es **Solo yo**.',
      ],
    },
    {
      id: 'your-day',
      title: 'Cuándo termina tu día',
      text: [
        'Una meditación a las doce y media de la noche quizá sea todavía parte de la víspera. En [Ajustes de práctica](/settings/practice), pon en **El día termina a las** cualquier hora hasta las 6:00, y las prácticas anteriores a esa hora contarán para el día anterior.',
        'Tu **Zona horaria** es la de tu dispositivo, a menos que elijas otra. Viajar no mueve las prácticas que ya has registrado.',
      ],
    },
  ],
}
