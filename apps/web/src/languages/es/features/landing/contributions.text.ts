import type * as english from '#features/landing/contributions.text.ts'
import type { Translation } from '#intl/translation.ts'

export const contributions: Translation<typeof english.contributions> = [
  { tier: 'Dificultad económica', dollars: 0, note: 'todo, para siempre' },
  { tier: 'Acceso económico', dollars: 3, note: 'al mes' },
  { tier: 'Apoyo estándar', dollars: 6, note: 'al mes' },
  { tier: 'Apoyo solidario', dollars: 10, note: 'al mes, por ti y por los demás' },
]
