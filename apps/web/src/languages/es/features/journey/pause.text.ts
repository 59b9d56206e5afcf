import type * as english from '#features/journey/pause.text.ts'
import type { Translation } from '#intl/translation.ts'

export const pauseText: Translation<typeof english.pauseText> = {
  title: 'Pausas',
  about:
    '¿Una enfermedad, un viaje o simplemente una ausencia? Durante la pausa, tu racha y tu constancia se quedan como están. Hasta 30 días sin una práctica entre medias.',
  past: 'Pausas anteriores',
  label: 'Nueva pausa',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  save: 'Guardar pausa',
  states: {
    running: {
      state: 'Estás ahora en esta pausa.',
      end: 'Terminar pausa',
      endOf: (days) => `Terminar pausa: ${days}`,
      done: 'Qué bien tenerte de vuelta',
    },
    upcoming: {
      state: 'Aún no ha empezado.',
      end: 'Cancelar pausa',
      endOf: (days) => `Cancelar pausa: ${days}`,
      done: 'Pausa cancelada',
    },
    past: {
      state: 'Terminada.',
      end: 'Eliminar pausa',
      endOf: (days) => `Eliminar pausa: ${days}`,
      done: 'Pausa eliminada',
    },
  },
}
