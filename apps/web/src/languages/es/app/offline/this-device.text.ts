import type * as english from '#app/offline/this-device.text.ts'
import type { Translation } from '#intl/translation.ts'

export const thisDeviceText: Translation<typeof english.thisDeviceText> = {
  states: {
    ready: {
      title: 'Este dispositivo abre la app sin conexión',
      about:
        'El inicio, el temporizador, el diario y el registro de ánimo se abren siempre. Elige qué más guardar aquí.',
    },
    incomplete: {
      title: 'Este dispositivo aún no está listo',
      about:
        'No se pudo guardar una parte de la app. Con conexión todo funciona, y volveremos a intentarlo por nuestra cuenta.',
    },
    full: {
      title: 'No queda espacio en este dispositivo',
      about:
        'Con conexión todo funciona. Para volver a guardar cosas sin conexión, libera algo de espacio e inténtalo otra vez.',
    },
    unknown: {
      title: 'Este navegador necesita conexión',
      about: 'No ha guardado la app, quizá porque esta es una ventana privada. Con conexión todo funciona.',
    },
  },
  keep: 'Guardar sin conexión',
  sounds: 'Sonidos',
  soundsAbout: 'Los ocho. Las tres campanas están siempre aquí.',
  soundsOf: (size) => `Los ocho, ${size}. Las tres campanas están siempre aquí.`,
  always: 'Siempre aquí',
  alwaysAbout:
    'Las prácticas guiadas, el manual, tu diario de los últimos 90 días, tus ánimos y tus noches, y los artículos que has abierto.',
  keepFailed: 'No pudimos guardar los sonidos',
  space: 'Espacio en este dispositivo',
  spaceUsed: (size) => `${size} en total`,
  spaceUnknown: 'Este navegador no dice cuánto.',
  signOut: 'Al cerrar sesión se quita todo de este dispositivo.',
  remove: 'Quitar lo que guardo',
  removed: 'Quitado de este dispositivo',
  removeFailed: 'No pudimos quitar los sonidos',
}

export const installText: Translation<typeof english.installText> = {
  title: '¿Guardar Sadhana Compass en este dispositivo?',
  about: 'Se abre sin conexión, y la campana suena a su hora.',
  satHere: (times) => (times === 5 ? 'Has meditado aquí cinco veces.' : `Has meditado aquí ${times} veces.`),
  install: 'Instalar',
  failed: 'Tu navegador no lo abrió',
  failedText: 'También puedes instalar la app desde su menú.',
  steps: [
    'Toca *Compartir* en la barra de Safari.',
    'Elige *Añadir a pantalla de inicio* o *Agregar a pantalla de inicio*.',
  ],
  done: 'Ya lo hice',
  decline: 'No, gracias',
}
