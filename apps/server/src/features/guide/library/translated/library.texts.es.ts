import type { LibraryWords } from './library-words.rules.ts'

/** The limbs and ideas in Spanish, and words that people use to ask about them and about the handbook. */
export const es: LibraryWords = {
  sources: { handbook: 'Manual', limbs: 'Las ocho ramas', ideas: 'Ideas para practicar' },
  limbs: {
    yamas: {
      title: '¿Qué son los yamas?',
      text: 'Los yamas son la primera rama: cinco maneras de contenerse en el trato con los demás. Son ahiṃsā, no dañar; satya, decir la verdad; asteya, no tomar lo que no se da; brahmacarya, cuidar la propia energía; y aparigraha, no aferrarse. Patañjali los enumera en el Yoga Sūtra 2.30.',
      synonyms:
        'yama primera rama reglas normas trato ética no violencia honestidad ahimsa satya asteya brahmacharya aparigraha',
    },
    niyamas: {
      title: '¿Qué son los niyamas?',
      text: 'Los niyamas son la segunda rama: cinco maneras de tratarte. Son śauca, limpieza; santoṣa, contento; tapas, esfuerzo constante; svādhyāya, estudio de sí y de los textos; e īśvara-praṇidhāna, entregarse a algo más grande. Patañjali los enumera en el Yoga Sūtra 2.32.',
      synonyms:
        'niyama segunda rama reglas disciplina limpieza estudio saucha tapas svadhyaya ishvara pranidhana diferencia yama significan',
    },
    asana: {
      title: '¿Qué es asana?',
      text: 'Āsana es la tercera rama: la postura. Para Patañjali era sobre todo el asiento en el que se medita, firme y cómodo (Yoga Sūtra 2.46). Hoy se llaman así también las muchas posturas de una clase de yoga. Aquí puedes registrar las dos cosas.',
      synonyms: 'asanas tercera rama postura posturas posiciones clase yoga estirar',
    },
    pranayama: {
      title: '¿Qué es pranayama?',
      text: 'Prāṇāyāma es la cuarta rama: practicar con la respiración. Patañjali describe cómo la inhalación y la exhalación se vuelven largas y finas (Yoga Sūtra 2.49 y 2.50). Ve con suavidad, no retengas nunca la respiración a la fuerza, y detente si te mareas.',
      synonyms: 'prana cuarta rama respiración respirar ejercicio respiratorio aire retener',
    },
    pratyahara: {
      title: '¿Qué es pratyahara?',
      text: 'Pratyāhāra es la quinta rama: los sentidos dejan de correr tras cada sonido y cada imagen, y descansan con la mente (Yoga Sūtra 2.54). A menudo se llama retiro de los sentidos. Sigues oyendo; solo que no respondes a cada llamada.',
      synonyms: 'quinta rama sentidos retiro retirar',
    },
    dharana: {
      title: '¿Qué es dharana?',
      text: 'Dhāraṇā es la sexta rama: concentración, atar la mente a un lugar (Yoga Sūtra 3.1). La mente se va, y la traes de vuelta, tantas veces como haga falta. Volver es la práctica.',
      synonyms: 'sexta rama concentración concentrarse foco atención',
    },
    dhyana: {
      title: '¿Qué es dhyana?',
      text: 'Dhyāna es la séptima rama: meditación, cuando la atención fluye de manera continua hacia una sola cosa (Yoga Sūtra 3.2). La diferencia con dhāraṇā no está en lo que haces. En dhāraṇā vuelves una y otra vez; en dhyāna, por un rato, nada interrumpe.',
      synonyms: 'séptima rama diferencia entre dharana y dhyana contemplación',
    },
    samadhi: {
      title: '¿Qué es samadhi?',
      text: 'Samādhi es la octava rama: absorción, cuando solo brilla el objeto y desaparece la sensación de que alguien hace algo (Yoga Sūtra 3.3). No se puede hacer a propósito, y no es una meta con fecha.',
      synonyms: 'octava última rama absorción iluminación unión',
    },
  },
  ideas: {
    'ten-minutes': {
      title: 'Con diez minutos',
      text: 'Siéntate donde estés y deja que la exhalación sea un poco más larga que la inhalación, por ejemplo, contando tres al inhalar y cuatro al exhalar. Si te resulta incómodo, respira como quieras y solo observa. Las prácticas guiadas más cortas duran seis minutos, y un minuto también cuenta.',
      synonyms: 'diez cinco pocos minutos corto rápido poco tiempo basta empezar hoy diario',
    },
    restless: {
      title: 'Cuando te sientas con inquietud',
      text: 'No hace falta que te calmes primero. Di en silencio «inquietud», como dirías «llueve», encuéntrala en el cuerpo y dale a ese punto tres respiraciones completas. Luego vuelve a tu respiración. Si a los cinco minutos es más fuerte, levántate y camina despacio.',
      synonyms:
        'inquietud inquieto inquieta mente pensamientos vueltas distraigo distracción no para cabeza agitada sentar',
    },
    sleepless: {
      title: 'Cuando el sueño no llega o fue corto',
      text: 'Elige algo que pida poco. Acuéstate o siéntate, y deja que cada exhalación sea un poco más larga que la inhalación, sin contar con exactitud. Después de una noche corta, ten los ojos entreabiertos, y detente si te mareas.',
      synonyms: 'dormir dormirme insomnio conciliar sueño desvelo dormí mal despierto cama cansancio noche',
    },
    stress: {
      title: 'Después de un día con estrés',
      text: 'Antes de practicar, suelta el día: tres respiraciones lentas, los hombros sueltos, los pies en el suelo. Luego siéntate unos minutos con una exhalación más larga. Si tus pensamientos vuelven al trabajo, no tienes que detenerlos. Solo vuelve.',
      synonyms:
        'estrés estresado estresada trabajo examen nervios ansiedad tensión presión agobio relajar calmar ayuda',
    },
    sleepy: {
      title: 'Cuando te da sueño',
      text: 'Abre los ojos, enderézate un poco o ponte de pie. Un paseo corto hace más que una hora de lucha. Si te da sueño cada vez, quizá simplemente necesites dormir: descansar no es fracasar.',
      synonyms: 'somnolencia adormezco modorra al meditar cabeceo pesado',
    },
    'time-of-day': {
      title: 'Por la mañana o por la noche',
      text: 'Cuando puedas mantenerlo. Por la mañana el día aún no ha empezado a hablar; por la noche quizá tengas cansancio, pero hay algo que soltar. Prueba cada una durante una semana, y anota cómo estás antes y después: tu propio diario dice más que cualquier regla.',
      synonyms: 'mejor hora momento día cuándo meditar practicar temprano tarde mañana noche desayuno',
    },
    dizzy: {
      title: 'Cuando te mareas o te duele la cabeza',
      text: 'Interrumpe el ejercicio, abre los ojos y permite que la respiración vaya como quiera. Siéntate o acuéstate hasta que pase. La próxima vez haz menos: más corto, más lento, y sin retener nunca la respiración a la fuerza. Si vuelve, o no te encuentras bien, consulta en un centro médico.',
      synonyms: 'mareo mareado mareada dolor cabeza náuseas desmayo respiración ejercicio',
    },
    'first-sit': {
      title: 'Tu primera meditación',
      text: 'Siéntate en una silla o un cojín, de modo que la espalda quede erguida sin esfuerzo. Pon el temporizador en tres minutos. Siente la respiración en un punto, como la nariz o el vientre. Cuando notes que te habías ido, vuelve. Eso es todo.',
      synonyms: 'principiante empezar comenzar primera vez cómo se medita nunca medité aprender',
    },
    anger: {
      title: 'Cuando sientes rabia',
      text: 'Antes de la siguiente palabra o del siguiente mensaje, haz tres respiraciones y siente los pies. Ahiṃsā, no dañar, empieza por notar las ganas de devolver el golpe. Aún puedes decir la verdad, un poco después y con un poco más de amabilidad.',
      synonyms:
        'rabia enfado enojo ira furia enojado enojada enfadado enfadada pelea discusión jefe vecino colega molesto',
    },
    'sore-knees': {
      title: 'Cuando duelen las rodillas o la espalda',
      text: 'Siéntate más alto: otra manta doblada, hasta que las caderas queden por encima de las rodillas. O usa una silla; es un asiento igual de bueno. Un dolor agudo, y cualquier dolor en la rodilla, es motivo para deshacer la postura despacio. Si no se va, consulta en fisioterapia o en un centro médico.',
      synonyms:
        'rodilla rodillas espalda cadera pierna piernas pie pies dormido hormigueo duele duelen dolor sentado sentarme loto silla suelo incómodo',
    },
    'after-a-gap': {
      title: 'Empezar de nuevo después de un tiempo',
      text: 'Empieza con menos de lo que hacías: un minuto, hoy. No hay nada que recuperar. Puedes bajar por un tiempo tu meta semanal; dos días por semana que cumples llevan más lejos que siete que no.',
      synonyms:
        'volver retomar empezar otra vez semanas meses sin practicar dejé motivación pereza hábito rutina constancia',
    },
    grief: {
      title: 'Sentarse con el duelo',
      text: 'No hay nada que resolver. Puedes sentarte unos minutos con una vela o una foto, respirar y decir el nombre de quien te falta. Si vienen lágrimas, déjalas venir. Que sea corto, y después busca compañía o escribe a alguien cercano.',
      synonyms:
        'duelo luto triste tristeza murió falleció muerte pérdida abuela abuelo madre padre amigo perro despedida',
    },
  },
  synonyms: {
    'what-this-is': 'app para qué sirve trata ocho ramas lista nombres orden',
    joining: 'registrarme crear cuenta unirme entrar código introducir verificación correo llegó',
    'first-minutes': 'empezar primer día comenzar después de registrarme nuevo aquí',
    'finding-your-way': 'menú ajustes dónde encuentro cerrar sesión salir botón navegación',
    devices:
      'teléfono nuevo cambiar sincronizar iphone android tienda instalar descargar navegador portátil celular computadora laptop idioma inglés oscuro modo claro tema colores noche sin internet offline señal wifi avión',
    'your-profile': 'foto perfil avatar subir nombre cambiar nombre visible instagram',
    inviting: 'invitar invitación invitaciones amigo amiga hermana hermano marido mujer familia código enlace mes',
    giving:
      'cuesta app costo coste precio pagar pago dinero plata gratis donar donación apoyar suscripción aportación aporte cancelar dejar reembolso',
    'keeping-safe':
      'contraseña cambiar olvidé dos pasos verificación perdí móvil celular autenticación código respaldo no puedo entrar correo cambiar cerrar sesión todos dispositivos seguridad',
    emails: 'correos boletín darme de baja spam demasiados no enviar desactivar',
    'bringing-your-past':
      'importar traer sesiones antiguas otra app insight timer daylio apple health csv zip archivo historial deshacer',
    'your-data':
      'datos exportar descargar copia pdf csv archivo borrar cuenta eliminar cerrar irme rgpd todo imprimir vender publicidad',
    logging:
      'registrar registro apuntar anotar añadir agregar nueva práctica ayer antes olvidé olvidó después minutos máximo guardar',
    usual: 'habitual habituales sugiere atajo repetir inicio',
    'hard-practice': 'difícil dura mal marcar miedo desagradable abrumador',
    tags: 'etiqueta etiquetas categoría categorías filtrar grupo',
    notes: 'nota notas privadas leer larga caracteres diario escribir',
    pictures: 'foto fotos imagen imágenes subir adjuntar cuántas',
    reminders:
      'recordar recordatorio recordatorios aviso avisos notificación notificaciones alarma hora diario meditar practicar noche mañana',
    unfinished: 'borrador perdido a medias formulario conexión falló guardando perdí',
    'all-sessions':
      'editar cambiar borrar borré eliminar eliminé error restaurar recuperar deshacer lista historial minutos mal corregir práctica',
    'who-sees': 'quién ve ver visible visibilidad privada pública compartir mis prácticas entradas amigos',
    'your-day': 'medianoche tarde noche zona horaria viaje mudanza turno qué día cuenta',
    feed: 'corazón me gusta novedades publicación comunidad aparece muestra compartido',
    'finding-people': 'gente personas miembros encontrar encuentro amigos seguir buscar descubrir correo',
    'your-followers':
      'seguidor seguidores sigue persona solicitud aceptar rechazar aprobar quitar quito eliminar desconocido',
    inbox: 'bandeja avisos leídos punto',
    messages: 'mensaje mensajes escribir privado chat leído confirmación',
    'your-page': 'perfil página otros ven público ocultar',
    'mute-block-report':
      'bloquear bloqueo silenciar denunciar denuncio reportar reporte acoso molesta grosero grosera insulto comentario miembro diferencia ocultar',
    mood: 'ánimo estado sensación humor energía anotar apuntar registrar',
    sleep: 'sueño dormir dormí noche registrar anotar siesta acostarme despertar horas fecha',
    'wellness-insights': 'relación asociado práctica dormir mejor ánimo causa estadística observación',
    'gentle-days': 'suave suaves tranquilo terminar desactivar',
    preferences: 'meta semanal objetivo cambiar dificultad hora preferida',
    'hard-days':
      'ayuda líneas teléfono crisis desesperado desesperada desesperación angustia pánico bajón triste hablar con alguien',
    streaks: 'descanso días perder pierdo perdí salto saltar racha cuenta contada funciona interrumpida',
    'fixed-rest-days': 'día descanso fijo semana libre sábado domingo viernes luna llena nueva elegir poner',
    pauses: 'pausa pausar vacaciones hospital operación enfermo enferma gripe bebé fuera semanas viaje congelar',
    consistency: 'atención plena puntuación porcentaje constancia significa',
    levels: 'nivel subir calcula puntos experiencia siguiente ganar sesión',
    achievements: 'piedra piedras logro insignia premio ganar consigo',
    challenges: 'reto desafío unirme tarde dejar juntos grupo',
    buddies: 'compañero compañera pareja compañía juntos ve palabras',
    learning: 'artículos leer biblioteca puntos aprender',
    'quiet-mode': 'ocultar números cifras esconder quitar sin contar modo tranquilo distraer',
    'four-stats': 'práctica favorita basa esta semana cuenta estadísticas tiempo total inicio',
    'progress-chart': 'gráfico gráfica leer ver todavía semanal mensual',
    'feelings-chart': 'distribución cambio frecuente ramas muestra',
    'your-year': 'puntos año calendario significan',
    'which-day': 'semana empieza lunes domingo qué día cuenta',
    suggestions: 'recomendación recomendaciones sugerencia sugerencias ocultar de dónde inicio',
    'sharing-figures': 'compartir estadísticas enlace imagen amigo página tiempo retirar cifras whatsapp',
    timer: 'temporizador batería reloj bloqueado bloqueo teléfono pantalla sigue duración sin límite funciona',
    sounds: 'sonido sonidos ruido lluvia fuego música mezclar volumen fondo',
    bells: 'campana gong sonar intervalo cada minutos final inicio poner preparación',
    'own-sits': 'propia preajuste guardar secuencia programa tramos caminar sentarse orden',
    guided: 'guiada guiadas meditaciones voz ritmo respiración audio',
    'own-breath': 'respiración propia ritmo contar ajustar',
    'ending-early': 'parar antes terminar interrumpir perder conservar minutos reiniciar error detener',
    'after-a-sit': 'guarda internet offline sensación nota después añadir',
    'meditation-insights': 'mejor hora observaciones meditación semana',
    'guide-what': 'guía chat ia bot humano robot chatgpt modelo lenguaje puedes quién eres',
    'guide-log': 'guía sabes sabe de mí consentimiento diario notas leer privado datos enviado usar',
    'guide-history': 'conversación chat borrar historial guardado lee alguien preguntas',
    'people-first': 'diagnóstico médico médica medicina terapia enfermedad tratar',
    'daily-inspiration': 'cita frase línea del día inspiración',
  },
}
