import { guideButtonText } from '#features/guide/guide-button.text.ts'
import type * as english from '#features/guide/guide.text.ts'
import type { Translation } from '#intl/translation.ts'

export const guideText: Translation<typeof english.guideText> = {
  ...guideButtonText,
  more: 'Más',
  from: {
    model: 'Responde con nuestra biblioteca',
    library: 'Busca y cita',
    // It is above a crisis answer.
    crisis: 'A fixed answer, by people',
  },
  conversation: 'Conversación',
  hello: {
    morning: (name) => `Buenos días, ${name}.`,
    afternoon: (name) => `Buenas tardes, ${name}.`,
    evening: (name) => `Hola, ${name}.`,
  },
  welcome: {
    model: (greeting) =>
      `${greeting} Soy la guía de práctica. Pregúntame por las ocho ramas, por esta app o por qué hacer con diez minutos.`,
    library: (greeting) => `${greeting} Pregúntame dónde está algo o qué significa una rama.`,
  },
  whatIsThis: '¿Qué es esto?',
  local:
    'En este servidor no hay ningún modelo de lenguaje, así que responde una guía local más pequeña. Busca en el manual y en la biblioteca y cita lo que encuentra. No puede mantener una conversación, y nada de lo que escribes sale de este servidor.',
  suggestions: 'Sugerencias',
  suggested: [
    '¿Qué hago con diez minutos?',
    'Me senté a meditar con inquietud',
    '¿Qué es pratyahara?',
    '¿Cómo funcionan los días de descanso?',
  ],
  thinking: 'La guía está pensando',
  stop: 'Detener',
  stopped: 'Respuesta detenida. No la guardamos.',
  failed: 'Ahora mismo me cuesta conectarme. Inténtalo de nuevo en un momento.',
  tooMany: 'Son muchas preguntas en poco tiempo. Inténtalo de nuevo en un minuto.',
  instead: {
    quota:
      'Por hoy has llegado al límite del modelo de lenguaje, así que lo ha buscado la guía local. El modelo vuelve mañana.',
    down: 'El modelo de lenguaje no pudo responder a esto, así que lo ha buscado la guía local.',
  },
  openSection: 'Abrir esa sección',
  sourceOf: (source, title) => `${source}, «${title}»`,
  saw: 'Qué vio la guía',
  delete: 'Eliminar',
  deleteOf: (question) => `Eliminar: ${question}`,
  deleteFailed: 'No pudimos eliminarlo',
  deleteAll: 'Eliminar la conversación',
  deleteAllTitle: '¿Eliminar la conversación?',
  deleteAllText: 'Todas tus preguntas y sus respuestas se eliminan para siempre.',
  earlier: 'Mostrar preguntas anteriores',
  loadFailed: 'No pudimos cargar tu conversación',
  loadSafe: 'Está a salvo, y puedes preguntar otra cosa.',
  consent: 'Puede usar mi diario de prácticas',
  consentOn: 'Prácticas y sensaciones de los últimos 30 días, nunca notas ni etiquetas',
  consentOff: 'Sin permiso: la guía no sabe nada de ti',
  consentFailed: 'No pudimos guardarlo',
  message: 'Mensaje',
  placeholder: 'Escribe a la guía',
  send: 'Enviar',
  fine: 'Ni diagnósticos ni consejos médicos.',
  how: 'Cómo funciona la guía',
  // It is in a crisis answer, so it stays English until a named person has read a translation.
  crisis: {
    line: (name, number) => `${name}, ${number}`,
    directory: 'Find someone who answers',
    emergency: (number) => `Emergency, ${number}`,
    elsewhere: 'I am somewhere else',
    write: 'Write instead of calling',
    person: 'Write to us',
  },
}
