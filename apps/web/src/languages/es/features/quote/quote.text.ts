import type * as english from '#features/quote/quote.text.ts'
import type { Translation } from '#intl/translation.ts'

export const quoteText: Translation<typeof english.quoteText> = {
  daily: 'Inspiración del día',
  generator: 'Unas palabras para tu práctica',
  loading: 'Cargando…',
  copy: 'Copiar cita',
  share: 'Compartir cita',
  next: 'Otra cita',
  copied: 'Copiada',
  copyFailed: 'No pudimos copiarla',
  copyFailedText: 'Selecciona el texto y cópialo a mano.',
  generationFailed: 'No pudimos crear la cita',
  generationFailedText: 'Inténtalo de nuevo en un momento.',
  loadFailed: 'No pudimos cargar tus citas',
  loadFailedText: 'Están a salvo. Inténtalo de nuevo.',
  earlier: 'Citas anteriores',
  inMarks: (words) => `«${words}»`,
  asText: (words, author) => (author === null ? `«${words}»` : `«${words}»\n${author}`),
  chosenFor: (theme, context) => (context === null ? theme : `${theme} · ${context}`),
}

export const themeLabels: Translation<typeof english.themeLabels> = {
  motivation: 'Motivación',
  wisdom: 'Sabiduría',
  progress: 'Progreso',
  mindfulness: 'Atención plena',
  perseverance: 'Perseverancia',
}
