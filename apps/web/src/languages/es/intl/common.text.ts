import type * as english from '#intl/common.text.ts'
import type { Translation } from '#intl/translation.ts'

export const commonText: Translation<typeof english.commonText> = {
  amounts: {
    minute: '1 minuto',
    minutes: (count) => `${count} minutos`,
    kilobytes: (count) => `${count} kB`,
    megabytes: (count) => `${count} MB`,
    gigabytes: (count) => `${count} GB`,
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
  copied: 'Copiado',
  copyFailed: 'No pudimos copiarlo',
  copyFailedText: 'Selecciona el texto y cópialo a mano.',
  error: 'Algo salió mal',
  loading: 'Cargando…',
  notSent: 'Aún sin enviar',
  notSentText: 'Una parte de la app no se cargó. Inténtalo de nuevo.',
  pleaseTryAgain: 'Inténtalo de nuevo.',
  save: 'Guardar',
  saving: 'Guardando…',
  settingsFailed: 'No pudimos guardar tus preferencias',
  settingsSaved: 'Ajustes guardados',
  showMore: 'Mostrar más',
  somethingNew: ', hay algo nuevo',
  tryAgain: 'Intentar de nuevo',
  undo: 'Deshacer',
  yourProvider: 'tu proveedor',
}
