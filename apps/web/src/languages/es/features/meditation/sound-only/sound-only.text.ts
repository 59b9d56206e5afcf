import type * as english from '#features/meditation/sound-only/sound-only.text.ts'
import type { Translation } from '#intl/translation.ts'

export const soundOnlyText: Translation<typeof english.soundOnlyText> = {
  title: 'Solo sonido',
  about:
    'Algo para dormirte o para trabajar. No es una meditación, y no se registra nada. Suena mientras esta página está abierta.',
  fadeAfter: 'Apagar poco a poco tras',
  minutes: 'minutos',
  play: 'Reproducir',
  stop: 'Parar',
  fadesIn: (clock) => `Se apaga en ${clock}`,
  fading: 'Apagándose',
  sitInstead: 'Prefiero meditar',
  sitting: 'Hay una meditación en curso, con su propio sonido.',
  toSit: 'Volver a tu meditación',
  failed: 'No pudimos cargar el sonido',
  tryAgain: 'Inténtalo de nuevo.',
}
