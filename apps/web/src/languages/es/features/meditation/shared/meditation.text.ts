import type * as english from '#features/meditation/shared/meditation.text.ts'
import type { Translation } from '#intl/translation.ts'

export const meditationText: Translation<typeof english.meditationText> = {
  title: 'Meditación',
  home: 'Inicio',
  tabs: { timer: 'Temporizador', guided: 'Guiadas', insights: 'Observaciones' },
  start: 'Empezar',
  pause: 'Pausar',
  resume: 'Continuar',
  reset: 'Reiniciar',
  wasReset: 'Temporizador reiniciado',
  saveInstead: 'Con Terminar en vez de Reiniciar, puedes guardar los minutos que has meditado',
  finish: 'Terminar',
  aboutFinish: 'Termina la meditación y pregunta si quieres guardar tus minutos',
  changeLength: 'Cambiar la duración',
}
