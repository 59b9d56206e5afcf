/** @param {number} count */
const number = (count) => count.toLocaleString('es-ES')
/** @param {number} count @param {string} one @param {string} other */
const some = (count, one, other) => `${number(count)} ${count === 1 ? one : other}`

/** @type {typeof import('./texts.en.js').texts} */
export const texts = {
  locale: 'es-ES',
  words: {
    stressed: 'con estrés',
    anxious: 'con ansiedad',
    tired: 'con cansancio',
    restless: 'con inquietud',
    neutral: 'neutral',
    content: 'a gusto',
    energized: 'con energía',
    calm: 'en calma',
    peaceful: 'en paz',
    focused: 'con concentración',
    centered: 'en equilibrio',
    grateful: 'con gratitud',
    blissful: 'con dicha',
    happy: 'con alegría',
    excited: 'con entusiasmo',
    sad: 'con tristeza',
    energetic: 'con energía',
    low: 'con desánimo',
    angry: 'con rabia',
    old_memories: 'recuerdos antiguos',
    cut_off: 'lejos de la gente',
    numb: 'sin sentir nada',
    unreal: 'irrealidad',
    aching: 'con dolor',
    sleepless: 'después no pude dormir',
    lights_or_sounds: 'demasiada luz o ruido',
  },
  severities: { little: 'un poco', quite: 'bastante', very: 'mucho' },
  hard: (how) => (how ? `fue difícil (${how})` : 'fue difícil'),
  practice: (limb, minutes) => `${limb}, ${minutes} ${minutes === '1' ? 'minuto' : 'minutos'}`,
  mood: 'Ánimo',
  energy: (value) => `energía ${value} de 10`,
  sleep: 'Sueño',
  slept: (hours, minutes) => `Sueño, ${hours} h ${minutes} min`,
  quality: (value) => `calidad ${value} de 10`,
  you: 'Tú',

  hours: (hours) => some(hours, 'hora', 'horas'),
  practices: (count, hours) => `${some(count, 'práctica', 'prácticas')}, ${hours}`,
  showMore: 'Mostrar más',
  nothingIn: (month) => `En ${month} no anotaste nada.`,
  monthsOf: (year) => `Meses de ${year}, por minutos`,
  pictures: 'Imágenes',
  picture: 'Una imagen tuya',
  found: (count, sought) => `${count === 0 ? 'Ninguna nota' : some(count, 'nota', 'notas')} con «${sought}»`,

  title: (name) => (name ? `${name}, una práctica` : 'Una práctica'),
  document: (title) => `${title} · Archivo de Sadhana Compass`,
  span: (first, last) => `Todo lo que anotaste, del ${first} al ${last}.`,
  nothing: 'Aún no hay nada anotado.',
  noNetwork: 'Esta página no necesita red y no envía nada a ninguna parte.',
  facts: { days: 'Días', practices: 'Prácticas', hours: 'Horas', moods: 'Ánimos', nights: 'Noches' },
  alone: (pictures) =>
    `Tus prácticas, notas y gráficas están aquí. En la carpeta de al lado hay ${some(pictures, 'imagen', 'imágenes')}: descomprime todo el zip para verlo completo.`,
  inside: (files) =>
    `${some(files, 'archivo', 'archivos')} que se abren con cualquier programa, y cómo importarlos de nuevo`,
  made: (day) =>
    `Creado el ${day}. Solo tú deberías tener este archivo: contiene tus notas y las prácticas que fueron difíciles.`,
  missing:
    'Los inicios de sesión, el registro de seguridad, los chats y los mensajes no están en él: el archivo que creas en los ajustes también los tiene.',
}
