import { sharedPageDays, sharePictureSize } from '@sadhana/contract'
import type * as english from '#features/portability/sharing/sharing.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const sharingText: Translation<typeof english.sharingText> = {
  title: 'Compartir',
  about: 'Tú eliges cada dato. Las notas, los ánimos y el sueño no se pueden compartir así.',
  figures: {
    streak: 'Racha',
    'total-time': 'Tiempo total',
    favorite: 'Práctica favorita',
    distribution: 'Reparto de la práctica',
    'this-week': 'Esta semana',
    'first-name': 'Mi nombre de pila',
  },
  values: {
    streak: (days) => plural(days, { one: '1 día', other: (count) => `${count} días` }),
    distribution: 'solo en la página',
  },
  choose: 'Qué compartir',
  chooseOne: 'Elige al menos un dato.',
  picture: 'La imagen con los datos que elegiste',
  size: `${sharePictureSize.width} por ${sharePictureSize.height} píxeles`,
  pictureFailed: 'No pudimos dibujar la imagen',
  pictureSafe: 'Tus datos no han cambiado. Inténtalo de nuevo.',
  pictureName: 'sadhana-compass.png',
  sharePicture: 'Compartir imagen',
  savePicture: 'Guardar imagen',
  makePage: 'Crear una página',
  pageHint: `Quien tenga el enlace puede abrir la página. Termina sola a las ${sharedPageDays / 7} semanas, y puedes retirarla cuando quieras.`,
  pageFailed: 'No pudimos crear la página',
  isPublic: (date) => `Esta página es pública hasta el ${date}`,
  copyLink: 'Copiar enlace',
  copied: 'El enlace está en tu portapapeles.',
  shareLink: 'Compartir enlace',
  allPages: 'Todas las páginas compartidas',

  pages: 'Páginas compartidas',
  pagesAbout: 'Lo que se puede abrir desde fuera con un enlace, y nada más. No contamos quién lo abre.',
  pagesFailed: 'No pudimos cargar tus páginas compartidas',
  pagesSafe: 'No han cambiado. Inténtalo de nuevo.',
  noPages: 'No compartes ninguna página',
  noPagesHint: 'Cuando compartas datos desde tu resumen, la página aparecerá aquí y podrás retirarla.',
  toDashboard: 'Ir a tu resumen',
  publicUntil: (date) => `Pública hasta el ${date}.`,
  revokedOn: (date) => `Retirada el ${date}.`,
  endedOn: (date) => `Terminó el ${date}.`,
  open: 'Abrir',
  openOf: (title) => `Abrir: ${title}`,
  copyLinkOf: (title) => `Copiar enlace: ${title}`,
  revoke: 'Retirar',
  revokeOf: (title) => `Retirar: ${title}`,
  revokeTitle: '¿Retirar esta página?',
  revokeText:
    'El enlace deja de funcionar enseguida, para todo el mundo. Las imágenes que ya enviaste se quedan donde están.',
  keep: 'Mantenerla',
  revoked: 'La página ya no es pública',
  revokeFailed: 'No pudimos retirar esta página',

  sharedWithYou: 'Compartido contigo',
  sharedBy: (name, date) => `De parte de ${name}, el ${date}`,
  sharedOn: (date) => `Compartido el ${date}`,
  lastMonth: 'Últimos 30 días',
  /** After the number, which is shown large. */
  units: {
    days: (count) => plural(count, { one: 'día', other: () => 'días' }),
    minutes: (count) => plural(count, { one: 'minuto', other: () => 'minutos' }),
    hours: 'horas',
    sessions: (count) => plural(count, { one: 'práctica', other: () => 'prácticas' }),
  },
  favoriteShare: (sessions, all) =>
    plural(all, { one: 'la única práctica', other: (many) => `${wholeNumber(sessions)} de ${many} prácticas` }),
  frozen: (date, end) =>
    `Estos datos y ningún otro. Son del ${date} y no cambian. La página se puede retirar en cualquier momento y termina sola el ${end}.`,
  whatItIs: 'Sadhana Compass acompaña la práctica de las ocho ramas del yoga. Se entra por invitación.',
  join: 'Unirme a la lista de espera',
  gone: 'Aquí no se comparte nada',
  goneText: 'La página se retiró, terminó o nunca existió. No decimos cuál de las tres.',
  whatIsThis: 'Qué es Sadhana Compass',
  home: 'Ir al inicio',
  loadFailed: 'No pudimos cargar esta página',
  loadFailedText: 'Inténtalo de nuevo.',
}
