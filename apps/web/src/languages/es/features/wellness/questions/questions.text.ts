import type { QuestionOutcome, QuestionWeeks } from '@sadhana/contract'
import type * as english from '#features/wellness/questions/questions.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { upperFirst } from '#languages/es/intl/words.ts'

export const preparedQuestions: typeof english.preparedQuestions = [
  {
    key: 'evening',
    title: '¿Duermo mejor si medito por la noche?',
    a: 'meditar por la noche, 10 minutos o más',
    b: 'no meditar por la noche',
    outcome: 'sleep-quality',
  },
  {
    key: 'length',
    title: '¿Cambia mi energía si practico veinte minutos en vez de diez?',
    a: 'veinte minutos de práctica',
    b: 'diez minutos de práctica',
    outcome: 'energy',
  },
  {
    key: 'breath',
    title: '¿Primero la respiración o primero la quietud?',
    a: 'primero la respiración, luego la quietud',
    b: 'primero la quietud, luego la respiración',
    outcome: 'moods',
  },
  {
    key: 'moving',
    title: '¿Me alegra el día moverme por la mañana?',
    a: 'algo de movimiento por la mañana',
    b: 'nada de movimiento por la mañana',
    outcome: 'energy',
  },
  {
    key: 'lines',
    title: '¿Cambian mi noche tres líneas escritas?',
    a: 'tres líneas escritas por la tarde',
    b: 'ninguna línea escrita',
    outcome: 'moods',
  },
  {
    key: 'bed',
    title: '¿Duermo más después de diez minutos de calma en la cama?',
    a: 'diez minutos de calma en la cama',
    b: 'a dormir directamente',
    outcome: 'sleep-length',
  },
]

/** The words of a side with a capital letter. */
export const atStart: typeof english.atStart = upperFirst

const weeksInWords: Record<QuestionWeeks, string> = { 8: 'ocho semanas', 12: 'doce semanas' }
const more: Record<QuestionOutcome, (words: string) => string> = {
  'sleep-quality': (words) => `Dormiste mejor los días de «${words}»`,
  'sleep-length': (words) => `Dormiste más los días de «${words}»`,
  energy: (words) => `Tuviste más energía los días de «${words}»`,
  moods: (words) => `Más de tus ánimos fueron agradables los días de «${words}»`,
}

const noted: Record<QuestionOutcome, string> = {
  'sleep-quality': 'la calidad de tu sueño',
  'sleep-length': 'la duración de tu sueño',
  energy: 'la energía que anotas con tu ánimo',
  moods: 'tus ánimos',
}

export const questionsText: Translation<typeof english.questionsText> = {
  title: 'Pregúntale a tu práctica',
  backToInsights: 'Observaciones',
  backToQuestions: 'Preguntas',
  intro:
    '¿Me ayuda? Unos días de una manera, otros días de otra, en un orden que decide el azar. Después de ocho semanas lo miramos contigo.',
  prepared: 'Preguntas para empezar',
  own: {
    title: 'O la tuya propia',
    a: 'Unos días',
    aExample: 'medito antes de desayunar',
    b: 'Otros días',
    bExample: 'medito después de desayunar',
    outcome: 'Y miramos',
    continue: 'Continuar',
    name: (a, b) => `¿${atStart(a)} o ${b}?`,
  },
  privacy: 'Una pregunta a la vez. Solo tú ves la pregunta, sus días y su respuesta.',
  outcomes: {
    'sleep-quality': 'Calidad del sueño',
    'sleep-length': 'Duración del sueño',
    energy: 'Energía',
    moods: 'Ánimos del día',
  },
  ownOutcomes: {
    'sleep-quality': 'La calidad de mi sueño',
    'sleep-length': 'La duración de mi sueño',
    energy: 'Mi energía',
    moods: 'Cuántos de mis ánimos son agradables',
  },
  current: 'Tu pregunta',
  earlier: 'Preguntas anteriores',
  states: {
    running: (day) => `Cerrada hasta el ${day}`,
    answered: 'Ya tiene respuesta',
    kept: 'Conservada',
    stopped: 'Detenida',
  },
  loadFailed: 'No pudimos cargar tus preguntas',
  safe: 'No han cambiado. Inténtalo de nuevo.',
  saveFailed: 'No pudimos guardarlo',
  start: {
    or: 'o',
    how: (outcome) =>
      `Dos días de una manera, luego dos días de la otra. El azar decide el orden, una sola vez, antes de que empieces. Miramos lo que ya anotas de todos modos: ${noted[outcome]}.`,
    long: '¿Cuánto tiempo?',
    weeks: (weeks) => `${wholeNumber(weeks)} semanas`,
    canFind: 'Lo que se puede encontrar',
    notices: (weeks, difference) =>
      difference === null
        ? `En ${weeksInWords[weeks]} notarías una diferencia grande, pero no una pequeña.`
        : `En ${weeksInWords[weeks]} probablemente notarías una diferencia de más o menos ${difference}, pero no una pequeña.`,
    sizes: {
      large: 'Una diferencia grande',
      middling: 'Una mediana',
      small: 'Una pequeña',
    },
    found: (times) =>
      times <= 1
        ? 'casi nunca se encuentra'
        : times === 5
          ? 'se encuentra más o menos la mitad de las veces'
          : `se encuentra unas ${times} veces de cada 10`,
    falseShare: 'Si no hubiera ninguna diferencia, creeríamos ver una unas 5 veces de cada 100.',
    howWeKnow: 'Cómo lo sabemos',
    noted: (days, of) =>
      plural(days, {
        one: `Lo anotaste en 1 de los últimos ${of} días. Para responder hace falta casi todos los días.`,
        other: (count) =>
          `Lo anotaste en ${count} de los últimos ${of} días. Para responder hace falta casi todos los días.`,
      }),
    notedLittle: 'Últimamente no lo has anotado a menudo. Para responder hace falta casi todos los días.',
    before: 'Antes de empezar',
    unkept: 'Si un día no te viene bien, simplemente se anota. No se pierde nada.',
    closed: 'La respuesta queda cerrada hasta que termine el último día, también para nosotros.',
    stopping: 'Puedes parar cuando quieras. Entonces no hay respuesta, y está bien así.',
    action: 'Empezar mañana',
    until: (day) => `Hasta el ${day}. Una vez que empiece, la pregunta no se puede cambiar.`,
    started: 'Tu pregunta empieza mañana',
  },
  closed: {
    title: (day) => `Cerrada hasta el ${day}`,
    day: (day, of) => `Día ${day} de ${of}.`,
    tomorrow: 'Empieza mañana.',
    picture: 'Los días hasta ahora',
    describe: (a, b, unkept, resting) =>
      `Los días hasta ahora: del primer tipo, ${a}; del segundo, ${b}; no pudo ser, ${unkept}; en descanso, ${resting}`,
    describeQuiet: 'Los días hasta ahora',
    unsuited: 'no pudo ser',
    rested: 'en descanso',
    kept: (kept, of) =>
      plural(of, {
        one: `Has seguido el plan en ${kept} de 1 día.`,
        other: (count) => `Has seguido el plan en ${kept} de ${count} días.`,
      }),
    dayOf: (name, words) => `${name}: ${words}`,
    today: 'Hoy',
    yesterday: 'Ayer',
    suits: 'Lo hice',
    suitsNot: 'No pudo ser',
    rests: 'Descansa mientras estás en pausa o en días suaves. Nada se mueve y nada se pierde.',
    why: 'Aquí nadie mira antes de que termine el último día, tampoco nosotros. Mirar antes haría que el azar pareciera una respuesta.',
    pause: 'Hacer una pausa',
    stop: 'Dejar de preguntar',
  },
  stopDialog: {
    title: '¿Dejar de preguntar?',
    text: 'No habrá respuesta, ni siquiera para lo que hay hasta ahora. Tus ánimos y tus noches se quedan.',
    stop: 'Dejar de preguntar',
    cancel: 'Seguir preguntando',
    stopped: 'Dejaste de preguntar',
  },
  stopped: {
    title: 'Dejaste de preguntar',
    text: 'Así que no hay respuesta, y está bien así.',
  },
  answer: {
    verdicts: {
      'a-more': 'Una diferencia, para ti, en estas semanas',
      'b-more': 'Una diferencia, para ti, en estas semanas',
      'cannot-tell': 'No podemos saberlo',
      'too-few': 'Muy pocos días para saberlo',
    },
    found: (outcome, words, means, often) =>
      `${more[outcome](words)}${means === null ? '' : `: ${means}`}. Si diera igual una cosa que otra, una diferencia así aparecería ${often}.`,
    means: (higher, lower) => `${higher} frente a ${lower}`,
    cannotTell: (often) =>
      `Si diera igual una cosa que otra, una diferencia así aparecería ${often}. Por eso no podemos saberlo.`,
    tooFew:
      'Hubo muy pocos días con algo anotado para comparar las dos maneras. Pasa a veces, y no dice nada de ninguna.',
    difference: (gap, low, high) => `La diferencia es de ${gap}, en algún punto entre ${low} y ${high}.`,
    days: (days, of, kept) =>
      `Hubo algo anotado en ${days} de ${of} días, y seguiste el plan en ${kept}. Todos cuentan donde el azar los puso.`,
    dots: 'Los puntos más grandes son más días.',
    group: (words, days) => (days === '' ? words : `${words}, ${days}`),
    table: ['Días', 'Cuántos', 'Promedio'],
    dayCount: (days) => plural(days, { one: '1 día', other: (count) => `${count} días` }),
    ends: {
      'sleep-quality': ['1, mala', '10, buena'],
      energy: ['1, baja', '10, alta'],
      moods: ['ninguno agradable', 'todos agradables'],
    },
    keep: 'Conservar',
    again: 'Volver a preguntar',
    forget: 'Olvidarla',
    kept: 'Conservada con tus preguntas',
  },
  forgetDialog: {
    title: '¿Olvidar esta pregunta?',
    text: 'La pregunta y su respuesta se eliminan. Tus ánimos y tus noches se quedan.',
    forget: 'Olvidarla',
    forgotten: 'Olvidada',
  },
  often: {
    almostAlways: 'casi siempre',
    times: (times) => `unas ${times} veces de cada 10`,
    once: (tries) => `más o menos una vez de cada ${tries}`,
    hardly: 'menos de una vez de cada 1000',
  },
  points: (count) => `${count} puntos`,
  inHundred: (count) => `${count} de cada 100`,
  minutes: (minutes) => `${minutes} min`,
}
