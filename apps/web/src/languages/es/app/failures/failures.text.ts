import type * as english from '#app/failures/failures.text.ts'
import type { Translation } from '#intl/translation.ts'

export const failuresText: Translation<typeof english.failuresText> = {
  goHome: 'Ir al inicio',
  stillSignedIn: 'Tu sesión sigue abierta',
  server: {
    title: 'Ahora mismo no respondemos',
    text: 'El problema está de nuestro lado. Seguiremos intentándolo y te llevaremos a donde estabas en cuanto funcione.',
    draft: 'Si estabas escribiendo algo, lo guardamos en este dispositivo.',
  },
  offline: {
    title: 'No tienes conexión',
    text: 'Esta página se carga en cuanto vuelvas a tener conexión.',
    draft:
      'Si pusiste en marcha el temporizador, sigue corriendo. Si estabas escribiendo algo, lo guardamos en este dispositivo.',
  },
  part: {
    title: 'Una parte no llegó',
    text: 'No pudimos cargar una parte de esta página, quizá porque la conexión es débil. Seguiremos intentándolo.',
  },
  firstLoad: {
    title: 'Esta página no llegó',
    text: 'No pudimos cargarla, quizá porque la conexión es débil. Todo lo que has guardado está a salvo.',
  },
  outdated: {
    title: 'Hay una nueva versión',
    text: 'Esta página necesita la nueva versión. Cargarla lleva solo un momento.',
    load: 'Cargar la nueva versión',
    sitContinues: 'Tu meditación continúa cuando la página se haya cargado.',
  },
  fault: {
    title: 'Algo salió mal en esta página',
    text: 'Es culpa nuestra, y todo lo que has guardado está a salvo.',
    reload: 'Recargar la página',
  },
}
