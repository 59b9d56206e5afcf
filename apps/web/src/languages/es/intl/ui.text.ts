import type { Translation } from '#intl/translation.ts'
import type * as english from '#intl/ui.text.ts'

export const uiText: Translation<typeof english.uiText> = {
  chart: {
    kind: 'gráfica, explórala con las flechas del teclado',
    asChart: 'Ver como gráfica',
    asTable: 'Ver como tabla',
  },
  feeling: { none: 'sin anotar', to: 'y luego' },
  menu: { failed: 'No pudimos abrirlo', failedText: 'Inténtalo de nuevo en un momento.' },
  minutes: (minutes) => `${minutes} <unit>min</unit>`,
  moreFailed: 'No pudimos cargar más',
  password: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    strength: 'Seguridad de la contraseña',
    advice: 'Tres o cuatro palabras poco comunes hacen una buena contraseña.',
    short: 'Demasiado corta. Usa al menos ocho caracteres.',
    ours: 'Tu nombre y nuestras propias palabras son fáciles de adivinar. Añade otras.',
    easy: 'Demasiado fácil de adivinar.',
    nearly: 'Ya casi. Añade otra palabra poco común.',
    good: 'Bien. Difícil de adivinar.',
    great: 'Excelente. Muy difícil de adivinar.',
    compared:
      'Comprobaremos si fue robada de otro servicio. De nuestro servidor solo salen cinco caracteres de un hash suyo.',
  },
  rating: (value, max) => `${value} de ${max}`,
  toast: {
    one: 'Aviso',
    all: 'Avisos ({hotkey})',
    dismiss: 'Descartar',
  },
  verified: 'Verificado',
}
