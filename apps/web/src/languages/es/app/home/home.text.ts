import type * as english from '#app/home/home.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime } from '#languages/es/intl/words.ts'

export const homeText: Translation<typeof english.homeText> = {
  welcome: (name) => `Te damos la bienvenida, ${name}.`,
  hello: {
    morning: (name) => `Buenos días, ${name}.`,
    afternoon: (name) => `Buenas tardes, ${name}.`,
    // "Buenas noches" would be too early at six in Spain.
    evening: (name) => `Hola, ${name}.`,
  },
  today: {
    first: 'Todo está listo para tu primera práctica.',
    practisedAt: {
      yamas: (time) => `Practicaste los yamas ${atTime(time)}, así que hoy ya cuenta.`,
      niyamas: (time) => `Practicaste los niyamas ${atTime(time)}, así que hoy ya cuenta.`,
      asana: (time) => `Practicaste asana ${atTime(time)}, así que hoy ya cuenta.`,
      pranayama: (time) => `Practicaste pranayama ${atTime(time)}, así que hoy ya cuenta.`,
      pratyahara: (time) => `Practicaste pratyahara ${atTime(time)}, así que hoy ya cuenta.`,
      dharana: (time) => `Practicaste dharana ${atTime(time)}, así que hoy ya cuenta.`,
      dhyana: (time) => `Meditaste ${atTime(time)}, así que hoy ya cuenta.`,
      samadhi: (time) => `Practicaste samadhi ${atTime(time)}, así que hoy ya cuenta.`,
    },
    practised: 'Ya has practicado, así que hoy ya cuenta.',
    rest: 'Hoy es uno de tus días de descanso. Disfrútalo.',
    paused: 'Estás en una pausa. Que descanses.',
    gentle: 'Ve tan despacio como quieras.',
    open: 'Hoy todavía no has registrado nada.',
  },
  actions: {
    label: 'Empezar',
    sit: 'Meditar',
    sitHint: 'Temporizador',
    log: 'Registrar',
    logHint: 'En menos de un minuto',
  },
  verifyEmail: 'Te ayuda a volver a entrar si olvidas tu contraseña.',
  usual: 'Lo de siempre',
  logUsual: '<hidden>Registrar </hidden><practice>esta práctica</practice>',
  sits: 'Tus meditaciones',
  firstStep: {
    title: 'Medita un minuto.',
    text: 'Espalda erguida, mirada suave, unas diez respiraciones. Una campana marca el final. Eso es una práctica entera, y tu primera piedra.',
    sit: 'Meditar un minuto',
    log: 'Registrar algo que ya hice',
  },
  statsFailed: 'No pudimos cargar tus estadísticas',
  statsSafe: 'Todo lo que has registrado está a salvo. Inténtalo de nuevo.',
  csvHolds: (sessions) =>
    plural(sessions, {
      one: 'Todo lo que has registrado, también tus notas.',
      other: (count) => `Tus ${count} prácticas, también tus notas.`,
    }),
  csvHoldsQuietly: 'Todo lo que has registrado, también tus notas.',
  chartsBegin: 'Las gráficas empiezan con tu tercera práctica.',
  question: {
    label: 'Tu pregunta',
    today: (words) => `Tu pregunta de hoy: ${words}.`,
    about: 'Saber más',
    answered: 'Tu pregunta ya tiene respuesta.',
    look: 'Ver',
  },
  tools: {
    title: 'Herramientas para tu sadhana',
    timer: 'Temporizador de meditación',
    guide: 'Manual',
    settings: 'Ajustes de práctica',
  },
  community: {
    findPeople: 'Buscar personas',
    privacy: 'Ajustes de privacidad',
    feed: 'Novedades',
    scopes: { all: 'Todas las prácticas', following: 'De quienes sigues' },
  },
}
