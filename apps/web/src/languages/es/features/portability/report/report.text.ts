import type { ReportRange } from '@sadhana/contract'
import type * as english from '#features/portability/report/report.text.ts'
import type { Translation } from '#intl/translation.ts'

const ranges: Record<ReportRange, string> = {
  'last-30-days': 'Últimos 30 días',
  'last-90-days': 'Últimos 90 días',
  'this-year': 'Este año',
  'all-time': 'Desde el principio',
}

export const reportText: Translation<typeof english.reportText> = {
  title: 'Informe para imprimir',
  about: 'Tu práctica en unas pocas páginas: el ritmo de tus días, las ocho ramas y cómo te sentías antes y después.',
  couldNotLoad: 'No pudimos cargar tu informe',
  range: 'Periodo',
  ranges,
  withNotes: 'Con notas',
  withHard: 'Con lo que fue difícil',
  notesHint: 'Tus notas y etiquetas solo se imprimen si marcas esta casilla.',
  start: 'Crear el PDF',
  again: 'Crear uno nuevo',
  making: 'Estamos creando tu informe. Puedes cerrar esto; seguirá sin ti.',
  progress: 'Qué parte del informe está lista',
  failed: 'No pudimos crear el informe',
  failedHint: 'No se ha perdido nada tuyo. Inténtalo de nuevo.',
  holds: (range, withNotes) => `${ranges[range]}, ${withNotes ? 'con notas' : 'sin notas'}`,
  startFailed: 'No pudimos empezar el informe',
  removeFailed: 'No pudimos eliminar el informe',
}
