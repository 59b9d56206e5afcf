import type * as english from '#features/portability/export.text.ts'
import type { Translation } from '#intl/translation.ts'

export const exportText: Translation<typeof english.exportText> = {
  title: 'Llévate tu diario',
  csv: 'Descargar CSV',
  pdf: 'PDF',
  share: 'Compartir',
  done: 'Exportación lista',
  signedOut: { title: 'Hace falta iniciar sesión', text: 'Inicia sesión para exportar tus datos.' },
  failed: { title: 'La exportación no funcionó', text: 'No pudimos exportar los datos. Inténtalo de nuevo.' },
}
