import type { ImportFault } from '@sadhana/contract'
import type { Meaning, TableKind } from '#features/portability/import-file/columns.rules.ts'
import type { HealthKind } from '#features/portability/import-file/health-rows.rules.ts'
import type { DateOrder, LengthUnit } from '#features/portability/import-file/values.rules.ts'
import type * as english from '#features/portability/imports/import.text.ts'
import { bytesInWords, clockTime, fullDate, minutesInWords, plural, shortDay, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const faults: Record<ImportFault, string> = {
  kind: 'No sabemos qué es esta fila.',
  date: 'No hay una fecha que podamos leer.',
  time: 'No hay una hora que podamos leer.',
  limb: 'No hay una rama para ella.',
  minutes: 'No hay una duración que podamos leer, o es de menos de un minuto o de más de un día.',
  feeling: 'La sensación no es una de las nuestras.',
  mood: 'El ánimo no es uno de los nuestros.',
  energy: 'El número no está entre 1 y 10.',
  notes: 'La nota es demasiado larga.',
  tags: 'Tiene más de cinco etiquetas, o una es demasiado larga.',
  zone: 'No conocemos su zona horaria.',
  times: 'Su comienzo y su final no encajan.',
  future: 'Está aún por venir.',
}

const meanings: Record<Meaning, string> = {
  out: 'Omitir',
  moment: 'Fecha y hora',
  date: 'Fecha',
  time: 'Hora',
  zone: 'Zona horaria',
  length: 'Duración',
  word: 'Se reconoce por la palabra',
  before: 'Sensación antes',
  after: 'Sensación después',
  energy: 'Energía, de 1 a 10',
  notes: 'Notas, privadas',
  tags: 'Etiquetas, separadas por comas',
  hard: 'Fue difícil, privado',
  severity: 'Grado de dificultad, privado',
  'hard-words': 'Palabras para lo difícil, privadas',
}

const units: Record<LengthUnit, string> = {
  clock: 'Horas, minutos, segundos',
  'minutes:seconds': 'Minutos y segundos',
  minutes: 'Minutos',
  seconds: 'Segundos',
  hours: 'Horas',
}

const orders: Record<DateOrder, string> = {
  'day-first': 'Primero el día, 31/12',
  'month-first': 'Primero el mes, 12/31',
}
const kinds: Record<TableKind, string> = { practice: 'Una práctica', mood: 'Un ánimo' }

const delimiters: Record<string, string> = {
  ',': 'Separado por comas',
  ';': 'Separado por puntos y comas',
  '\t': 'Separado por tabuladores',
}

const healthKinds: Record<HealthKind, (count: number) => string> = {
  nights: (count) => plural(count, { one: '1 noche', other: (many) => `${many} noches` }),
  sits: (count) => plural(count, { one: '1 meditación', other: (many) => `${many} meditaciones` }),
  yoga: (count) => plural(count, { one: '1 sesión de yoga', other: (many) => `${many} sesiones de yoga` }),
}

const days = (count: number) => plural(count, { one: '1 día', other: (many) => `${many} días` })
const rows = (count: number) => plural(count, { one: '1 fila', other: (many) => `${many} filas` })
const entries = (count: number) => plural(count, { one: '1 entrada', other: (many) => `${many} entradas` })

export const importText: Translation<typeof english.importText> = {
  title: 'Importación',
  steps: {
    label: 'Pasos',
    file: 'Archivo',
    columns: 'Columnas',
    habits: 'Hábitos',
    reading: 'Lectura',
    check: 'Revisión',
    done: 'Listo',
  },
  choose: {
    title: 'Trae tu práctica contigo',
    about: 'Suelta aquí un archivo o elige uno de este dispositivo.',
    button: 'Elegir un archivo',
    table: 'Una tabla de otra app',
    tableAbout: '.csv o .tsv con una fecha y una duración o un ánimo, de Insight Timer, Daylio o cualquier otro lugar',
    health: 'Apple Health',
    healthAbout:
      'export.zip con minutos de mindfulness, sesiones de yoga y sueño; el archivo se lee en este dispositivo',
    loop: 'Loop Habit Tracker',
    loopAbout: 'El .zip de «Exportar como CSV»; tú eliges qué hábitos son prácticas, y sus nombres se quedan aquí',
    archive: 'Nuestro propio archivo',
    archiveAbout: 'Un .zip; tráelo desde Archivo',
    move: 'Mudanza desde otra instalación',
    moveAbout: 'Todo de una vez, desde una que también usa Sadhana Compass.',
    safe: 'No se guarda nada hasta que veas el resultado, y durante treinta días puedes deshacerlo con un toque.',
    where: 'Dónde guarda Apple Health el archivo',
    whereSteps: [
      'Abre Salud en tu iPhone y toca tu foto.',
      'Elige «Exportar todos los datos de salud» y espera; puede tardar unos minutos.',
      'Guarda export.zip en Archivos y elígelo aquí.',
    ],
    own: {
      archive: {
        title: (name) => `${name} es nuestro propio archivo`,
        text: 'Tráelo desde Archivo. Con él vuelven prácticas, imágenes, ánimos, noches y ajustes.',
      },
      nights: {
        title: (name) => `${name} contiene tus noches`,
        text: 'Las noches vuelven con tu archivo completo. Créalo en el lugar de donde viene este y tráelo desde Archivo.',
      },
    },
    openArchive: 'Abrir Archivo',
    unreadable: (name) => `No pudimos leer ${name}`,
    unreadableHint:
      'Podemos leer una tabla cuya primera fila dé nombre a sus columnas, o una exportación de Apple Health o de Loop Habit Tracker. No se ha guardado ni cambiado nada.',
  },
  reading: {
    title: 'Leyendo en este dispositivo',
    percent: (share) => `${wholeNumber(Math.floor(share * 100))} por ciento`,
    progress: 'Qué parte del archivo se ha leído',
    safe: 'No se ha enviado nada. Puedes seguir usando esta página; si la cierras, la lectura se detiene.',
  },
  file: {
    title: 'Este archivo',
    name: 'Nombre',
    size: 'Tamaño',
    rows: 'Filas',
    readAs: 'Leído como',
    covers: 'Abarca',
    since: (day) => `desde el ${fullDate(day)} hasta hoy`,
    sizeOf: bytesInWords,
    count: wholeNumber,
    format: (delimiter, encoding) => `${delimiters[delimiter] ?? 'Una tabla'}, ${encoding}`,
    reassurance: 'No se guarda nada hasta que elijas añadirlo.',
  },
  columns: {
    title: '¿Qué significa cada columna?',
    other: 'Otro archivo',
    each: 'Cada fila es',
    kinds,
    becomes: (name) => `${name} pasa a ser`,
    unnamed: (number) => `Columna ${wholeNumber(number)}`,
    empty: 'Sin contenido',
    meanings,
    units,
    unit: 'La duración está en',
    orders,
    order: 'Las fechas se escriben',
    words: { practice: '¿Qué rama es?', mood: '¿Qué ánimo es?' },
    noWord: 'Sin palabra',
    leaveOut: 'Omitir',
    missing: (missing) => `Indica qué columna contiene ${missing.map((meaning) => needed[meaning]).join(' y cuál ')}.`,
    noTime: 'Si no hay hora, se toma el mediodía.',
    preview: (count) => plural(count, { one: 'Así quedará', other: () => 'Así quedarán las primeras' }),
    none: 'Se omiten todas las filas.',
    check: 'Revisar sin guardar',
    tooLong: (max) => `Una importación admite ${wholeNumber(max)} filas. Divide el archivo en varios.`,
  },
  health: {
    title: (total) => plural(total, { one: '1 entrada encontrada', other: (count) => `${count} entradas encontradas` }),
    nothing: 'No encontramos meditaciones, yoga ni sueño en esta exportación.',
    kinds: healthKinds,
    pieces: (count) =>
      plural(count, { one: 'A partir de 1 fragmento.', other: (many) => `A partir de ${many} fragmentos.` }),
    merged:
      'El teléfono y el reloj a menudo cuentan dos veces la misma noche. Nos quedamos con una: el tiempo de sueño si se midió; si no, el tiempo en la cama. Los huecos de menos de una hora cuentan como una sola noche.',
    leaves: 'Lo que saldría de este dispositivo',
    leaving: ['Comienzo y final de cada noche', 'Fecha, hora y duración de cada meditación', 'El nombre del archivo'],
    stays: 'Lo que se queda aquí',
    staying: (bytes) => [
      `El archivo mismo, ${bytesInWords(bytes)}`,
      'Frecuencia cardíaca y fases del sueño',
      'Nombres de dispositivos y lugares',
    ],
    every: 'Ver las filas que se enviarían',
    caption: 'Lo que se enviaría, fila por fila',
    first: (count, total) =>
      total > count
        ? plural(count, {
            one: `La primera de ${rows(total)}.`,
            other: (many) => `Las primeras ${many} de ${rows(total)}.`,
          })
        : `${rows(total)}. Esto es todo.`,
  },
  loop: {
    title: '¿Qué hábitos son prácticas?',
    about:
      'Elige una rama para cada hábito que quieras traer contigo y cuánto suele durar. Los nombres de tus hábitos, y todos los que omitas, se quedan en este dispositivo.',
    nothing: 'En esta exportación no hay ningún hábito marcado',
    days,
    minutes: 'minutos',
    minutesOf: (habit) => `Minutos para ${habit}`,
    measured: 'Lo que mediste',
    impossible: 'Escribe minutos enteros, de 1 a 300.',
    none: 'Se omiten todos los hábitos.',
    noon: 'Cada día pasa a ser una práctica privada a mediodía. Los hábitos de una misma rama en el mismo día forman una sola práctica.',
  },
  row: {
    date: 'Fecha',
    what: 'Qué',
    length: 'Duración',
    notes: 'Notas',
    tags: 'Etiquetas',
    tagList: (tags) => tags.join(', ') || 'ninguna',
    none: 'ninguna',
    unread: 'ilegible',
    at: (date, time) => `${shortDay(date)}, ${clockTime(time)}`,
    minutes: minutesInWords,
    night: 'Noche',
  },
  sending: 'Estamos contando lo que sería nuevo. Aún no se añade nada.',
  sendingProgress: 'Cuántas filas se han enviado',
  sendFailed: 'No pudimos revisar las filas',
  check: {
    ahead: 'Si continúas',
    added: (count) => plural(count, { one: 'entrada se añade', other: () => 'entradas se añaden' }),
    nothing: 'No contiene nada nuevo',
    number: wholeNumber,
    practices: (count) => plural(count, { one: '1 práctica', other: (many) => `${many} prácticas` }),
    moods: (count) => plural(count, { one: '1 ánimo', other: (many) => `${many} ánimos` }),
    nights: healthKinds.nights,
    already: 'ya están aquí',
    alreadyHint: 'Tus propias entradas se quedan como están.',
    shortened: 'acortadas',
    shortenedHint: 'De más de 300 minutos; se quedan en 300.',
    broken: 'ilegibles',
    seeBroken: 'Ver por qué',
    brokenTitle: 'Filas que no podemos leer',
    brokenFailed: 'No pudimos cargar estas filas',
    brokenRow: (line) => `Fila ${wholeNumber(line + 1)}`,
    brokenMore: 'Hay más.',
    faults,
    days: (first, last) => (first === last ? fullDate(first) : `Del ${fullDate(first)} al ${fullDate(last)}`),
    streak: (before, after) =>
      before === after
        ? `La racha más larga sigue en ${days(before)}`
        : `La racha más larga pasa de ${wholeNumber(before)} a ${days(after)}`,
    quiet: 'Todo en privado y sin avisar a nadie',
    add: (count) => `Añadir ${entries(count)}`,
    back: 'Volver',
  },
  done: {
    added: (count) =>
      plural(count, { one: '1 entrada ya está en casa', other: (many) => `${many} entradas ya están en casa` }),
    hint: 'Hemos vuelto a calcular rachas, piedras y gráficas. Ya puedes borrar el archivo de tu dispositivo.',
    another: 'Importar otro archivo',
    see: 'Ver tus prácticas',
    undoTitle: '¿No era lo que querías?',
  },
  past: {
    title: 'Tus importaciones',
    failed: 'No pudimos cargar tus importaciones',
    empty: 'No se ha importado nada en los últimos 30 días.',
    added: (count, day) => `${entries(count)} el ${fullDate(day)}`,
    undone: 'Deshecha',
    undo: (name) => `Deshacer ${name}`,
    until: (day) => `Se puede deshacer hasta el ${fullDate(day)}.`,
  },
}

/** After "contiene". */
const needed: Record<Meaning, string> = {
  ...meanings,
  date: 'la fecha',
  length: 'la duración',
  word: 'el ánimo',
}
