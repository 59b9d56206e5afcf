import type * as english from '#app/document.text.ts'
import type { Translation } from '#intl/translation.ts'

export const documentText: Translation<typeof english.documentText> = {
  description:
    'Un lugar tranquilo para anotar tu práctica en las ocho ramas del Ashtanga yoga y ver qué cambia en ti. Por invitación, privado desde el principio y gratis si lo necesitas.',
  loading: 'Cargando…',
  noScript: 'Para iniciar sesión y usar Sadhana Compass necesitas JavaScript. Actívalo en los ajustes de tu navegador.',
  manifest: {
    description:
      'Un lugar tranquilo para anotar tu práctica en las ocho ramas del Ashtanga yoga y ver qué cambia en ti.',
    shortcuts: { '/meditation': 'Meditar', '/?tab=practice': 'Registrar una práctica', '/wellness': 'Cómo estás' },
  },
}
