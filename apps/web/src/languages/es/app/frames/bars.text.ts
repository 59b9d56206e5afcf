import type * as english from '#app/frames/bars.text.ts'
import type { Translation } from '#intl/translation.ts'

export const barsText: Translation<typeof english.barsText> = {
  skip: 'Ir al contenido principal',
  offline: 'No tienes conexión. Algunas cosas esperan hasta que vuelvas a tenerla.',
  version: {
    isReady: 'Hay una nueva versión.',
    whenItLoads: 'Se carga la próxima vez que abras la app, o ahora.',
    loadNow: 'Cargar ahora',
    later: 'Más tarde',
  },
  settings: {
    label: 'Ajustes',
    all: 'Todos los ajustes',
    practice: 'Práctica',
    reminders: 'Recordatorios',
    device: 'Este dispositivo',
    privacy: 'Privacidad',
    sharing: 'Páginas compartidas',
    archive: 'Archivo',
    import: 'Importación',
    move: 'Mudanza',
  },
}
