import type { AmbientSound } from '@sadhana/contract'
import type * as english from '#features/meditation/sound/sound.text.ts'
import type { Translation } from '#intl/translation.ts'

const categories = { nature: 'Naturaleza', meditation: 'Meditación', urban: 'Ciudad', instrumental: 'Instrumental' }

const sounds: Record<AmbientSound, { name: string; description: string }> = {
  rain: { name: 'Lluvia', description: 'Una lluvia constante que gotea de las hojas.' },
  ocean: { name: 'Mar', description: 'Olas lentas en una playa ancha.' },
  forest: { name: 'Bosque', description: 'Hojas que susurran y algún que otro pájaro.' },
  tibetan: { name: 'Cuencos', description: 'Cuencos cuyos sonidos se funden unos con otros.' },
  wind: { name: 'Viento', description: 'El viento que recorre una loma.' },
  cafe: { name: 'Café', description: 'Murmullo de voces y tazas a lo lejos.' },
  flute: { name: 'Flauta', description: 'Una flauta de bambú, en soplos largos y lentos.' },
  fire: { name: 'Fuego', description: 'Un fuego pequeño que crepita.' },
}

export const soundText: Translation<typeof english.soundText> = {
  title: 'Sonido',
  sounds,
  silence: 'Silencio',
  choice: 'Sonido ambiental',
  none: 'Sin sonido. Elige uno si quieres.',
  together: (names) => `A la vez: ${names.join(', ')}.`,
  about: (category, description) => `${categories[category]}. ${description}`,
  /** After what the chosen sound is. */
  tap: 'Toca para escuchar un poco',
  /** While a tapped sound is heard. */
  hearing: 'Cinco segundos',
  stop: 'Parar',
  mix: 'Mezclar hasta tres sonidos',
  volume: 'Volumen',
  mute: 'Silenciar',
  muted: 'Silenciado',
}

export const soundName: typeof english.soundName = (sound) => (sound ? sounds[sound].name : soundText.silence)
