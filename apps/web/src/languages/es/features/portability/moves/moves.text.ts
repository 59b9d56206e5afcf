import type { MovedThing, MoveRefusal } from '@sadhana/contract'
import type * as english from '#features/portability/moves/moves.text.ts'
import { bytesInWords, momentText, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const refusals: Record<MoveRefusal, string> = {
  expired: 'El permiso de allí caducó antes de que todo llegara aquí.',
  private: 'Su nombre lleva a una red privada, y ahí no nos conectamos.',
  'too-large': 'Envía más de lo que podemos leer de una vez.',
  'answer-wrong': 'Respondió de una forma que no entendemos.',
  'failed-there': 'No pudo crear tu archivo.',
  dropped: 'La importación se descartó, u otra ocupó su lugar.',
}

const things: Record<MovedThing, (count: number) => string> = {
  practices: (count) => plural(count, { one: '1 práctica', other: (many) => `${many} prácticas` }),
  pictures: (count) => plural(count, { one: '1 imagen', other: (many) => `${many} imágenes` }),
  moods: (count) => plural(count, { one: '1 registro de ánimo', other: (many) => `${many} registros de ánimo` }),
  nights: (count) => plural(count, { one: '1 noche', other: (many) => `${many} noches` }),
  pauses: (count) => plural(count, { one: '1 pausa', other: (many) => `${many} pausas` }),
  sits: (count) => plural(count, { one: '1 meditación propia', other: (many) => `${many} meditaciones propias` }),
  questions: (count) =>
    plural(count, { one: '1 pregunta a tu práctica', other: (many) => `${many} preguntas a tu práctica` }),
  challenges: (count) => plural(count, { one: '1 reto compartido', other: (many) => `${many} retos compartidos` }),
  articles: (count) => plural(count, { one: '1 artículo leído', other: (many) => `${many} artículos leídos` }),
  chats: (count) => plural(count, { one: '1 pregunta a la guía', other: (many) => `${many} preguntas a la guía` }),
  settings: (count) => plural(count, { one: '1 ajuste', other: (many) => `${many} ajustes` }),
}

export const movesText: Translation<typeof english.movesText> = {
  title: 'Mudanza',
  couldNotLoad: 'No pudimos cargar tus mudanzas',
  here: {
    title: 'Mudarte aquí desde otra instalación',
    about:
      'Si has practicado en otro lugar que usa Sadhana Compass, trae todo contigo. Inicias sesión allí y das tu permiso; después ves aquí lo que se añadiría.',
    address: 'Su dirección',
    addressHint: 'Por ejemplo, https://compass.example',
    go: 'Continuar allí',
    asking: (peer) => `Empezaste una mudanza desde ${peer} y aún no has vuelto con tu permiso.`,
    answering: 'Estamos pidiendo tu archivo',
    notAgreed: 'No nos llegó ningún permiso de allí. Empieza de nuevo.',
    making: (peer) => `${peer} está creando tu archivo. Puedes salir de esta página; seguirá sin ti.`,
    fetching: (bytes) =>
      `Tu archivo está en camino, ${bytesInWords(bytes)}. Puedes salir de esta página; seguirá sin ti.`,
    progress: 'Qué parte del archivo ha llegado',
    stop: 'Detener la mudanza',
    stopFailed: 'No pudimos detener la mudanza',
    failed: 'La mudanza no funcionó',
    refused: (peer) => `No pudimos traer tu archivo desde ${peer}`,
    refusal: (refusal) => `${refusals[refusal]} Aquí no ha cambiado nada, y allí no se ha perdido nada.`,
    again: 'Empezar otra mudanza',
    afterwards: (peer) =>
      `Tu cuenta en ${peer} sigue ahí, y puedes seguir usándola. Si la borras, y cuándo, lo decides allí.`,
    open: (peer) => `Abrir ${peer}`,
  },
  away: {
    title: 'Mudarte a otra instalación',
    about:
      'La mudanza empieza en la otra instalación: abre allí los ajustes, elige Mudanza y escribe la dirección de esta. Lo que otras personas escriben o siguen se queda aquí.',
    underWay: (peer, moment) =>
      `Diste tu permiso para una mudanza a ${peer} el ${momentText(moment)}. Aún no nos ha dicho que se haya añadido todo.`,
    stop: 'Detener la mudanza',
    arrived: (peer) => `Todo está en ${peer}`,
    arrivedHint: (moment) =>
      `Nos lo confirmó el ${momentText(moment)}. Puedes borrar tu cuenta de aquí ahora mismo o dentro de 14 días, o conservarla.`,
    erase: 'Borrar mi cuenta de aquí',
    keep: 'Conservar mi cuenta',
    endFailed: 'No pudimos guardarlo',
  },
  leave: {
    title: (host) => `¿Mudarte a ${host}?`,
    incomplete: 'Este enlace está incompleto',
    incompleteHint: 'Empieza de nuevo en la otra instalación, en Ajustes, Mudanza.',
    about: (origin) =>
      `${origin} pide todo lo que has registrado aquí. Da tu permiso solo si conoces esta dirección y tienes una cuenta allí.`,
    goes: 'Lo que se va',
    nothing: 'Aún no has registrado nada aquí.',
    couldNotLoad: 'No pudimos contar lo que se iría',
    stays: 'Lo que se queda aquí',
    staying: [
      'Quienes te siguen y a quienes sigues',
      'Mensajes, salas y cartas',
      'Inicios de sesión, contraseñas y pagos',
      'Tu cuenta, hasta que decidas otra cosa',
    ],
    agree: 'Dar permiso y continuar',
    stay: 'No mudarme',
    failed: 'No pudimos empezar la mudanza',
  },
  things,
}
