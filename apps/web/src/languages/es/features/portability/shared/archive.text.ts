import type { ImportRefusal } from '@sadhana/contract'
import type * as english from '#features/portability/shared/archive.text.ts'
import { bytesInWords, fullDate, momentText, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const refusals: Record<ImportRefusal, string> = {
  'not-an-archive': 'Este archivo no se creó aquí. Elige el .zip que descargaste de Sadhana Compass.',
  'newer-version': 'Este archivo se creó con una versión de Sadhana Compass más nueva que la que funciona aquí.',
  damaged: 'Este archivo está dañado o incompleto. Descárgalo otra vez donde se creó.',
  'too-large': 'Este archivo contiene más de lo que podemos leer de una vez.',
  unsafe: 'Este archivo está hecho de una forma que no nos da confianza, así que no lo hemos leído.',
}

const days = (count: number) => plural(count, { one: '1 día', other: (many) => `${many} días` })

export const archiveText: Translation<typeof english.archiveText> = {
  title: 'Archivo e importación',
  couldNotLoad: 'No pudimos cargar tu archivo',
  couldNotLoadText: 'Todo lo que has registrado está a salvo. Inténtalo de nuevo.',
  make: {
    title: 'Llévate todo',
    about:
      'Todo lo que guardamos sobre ti en un solo archivo, que pueden leer tanto las personas como esta app. Descomprímelo y abre index.html: cualquier navegador te mostrará tus años, sin conexión.',
    start: 'Crear el archivo',
    again: 'Crear uno nuevo',
    failed: 'No pudimos crear el archivo',
    failedHint: 'No se ha perdido nada tuyo. Inténtalo de nuevo.',
    making: 'Estamos creando tu archivo. Puedes salir de esta página; seguirá sin ti.',
    progress: 'Qué parte del archivo está lista',
    startFailed: 'No pudimos empezar el archivo',
    removeFailed: 'No pudimos eliminar el archivo',
  },
  last: {
    title: 'Antes, llévate tu archivo',
    about:
      'Todo en un solo archivo, que pueden leer tanto las personas como esta app. Si algún día vuelves, se abre donde lo dejaste.',
  },
  bring: {
    title: 'Trae tu práctica contigo',
    about:
      'Nuestro propio archivo, un .zip. Trae de vuelta prácticas, meditaciones, imágenes, ánimos, noches, pausas, retos, lecturas, tu conversación con la guía y tus ajustes; lo que ya tienes aquí se queda.',
    choose: 'Elegir un archivo',
    safe: 'No se guarda nada hasta que veas el resultado, y durante treinta días puedes deshacerlo con un toque.',
    sending: (name) => `Enviando ${name}`,
    reading: (name) => `Leyendo ${name}`,
    progress: 'Qué parte del archivo se ha enviado',
    refused: 'No podemos leer este archivo',
    refusals,
    other: 'Elegir otro archivo',
    failed: 'No pudimos enviar el archivo',
    ahead: 'Si continúas',
    practices: (count) => plural(count, { one: 'Se añade 1 práctica', other: (many) => `Se añaden ${many} prácticas` }),
    others: 'Se añade lo que aún no está aquí',
    nothing: 'No contiene nada nuevo',
    moods: (count) => plural(count, { one: 'Se añade 1 ánimo', other: (many) => `Se añaden ${many} ánimos` }),
    nights: (count) => plural(count, { one: 'Se añade 1 noche', other: (many) => `Se añaden ${many} noches` }),
    already: (count) =>
      plural(count, {
        one: '1 entrada ya está aquí y no se toca',
        other: (many) => `${many} entradas ya están aquí y no se tocan`,
      }),
    broken: (count) =>
      plural(count, { one: '1 entrada no se puede leer', other: (many) => `${many} entradas no se pueden leer` }),
    streak: (before, after) =>
      before === after
        ? `Tu racha más larga sigue en ${days(before)}`
        : `Tu racha más larga pasa de ${wholeNumber(before)} a ${days(after)}`,
    quiet: 'Todo en privado y sin avisar a nadie',
    add: 'Añadir',
    added: (count) =>
      plural(count, { one: '1 práctica ya está en casa', other: (many) => `${many} prácticas ya están en casa` }),
    othersAdded: 'Tu archivo ya está en casa',
    addedHint:
      'Hemos vuelto a calcular rachas, piedras y gráficas. Las imágenes pueden tardar unos minutos en aparecer.',
    addFailed: 'No pudimos añadir la importación',
    undo: 'Deshacer esta importación',
    undoUntil: (moment) =>
      `Deshacer quita exactamente lo que se añadió y deja lo que registres de ahora en adelante. Se puede hasta el ${fullDate(moment.slice(0, 10))}.`,
    undone: 'La importación se ha deshecho',
    undoneHint: 'Tu diario vuelve a estar como antes.',
    undoFailed: 'No pudimos deshacer la importación',
  },
}

/** For every file that we make and store for a day. */
export const madeFileText: Translation<typeof english.madeFileText> = {
  cancel: 'Detener',
  download: (bytes) => `Descargar, ${bytesInWords(bytes)}`,
  until: (moment) => `Disponible hasta el ${momentText(moment)}. Después se elimina, y puedes crear uno nuevo.`,
  remove: 'Eliminarlo ya',
}
