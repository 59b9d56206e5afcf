import type { AmbientSound } from '@sadhana/contract'

const categories = { nature: 'Nature', meditation: 'Meditation', urban: 'Urban', instrumental: 'Instrumental' }

const sounds: Record<AmbientSound, { name: string; description: string }> = {
  rain: { name: 'Rain', description: 'Steady rain, dripping from the leaves.' },
  ocean: { name: 'Ocean', description: 'Slow swells on a wide beach.' },
  forest: { name: 'Forest', description: 'Rustling leaves and the odd bird.' },
  tibetan: { name: 'Bowls', description: 'Singing bowls that ring into each other.' },
  wind: { name: 'Wind', description: 'Wind wandering over a ridge.' },
  cafe: { name: 'Café', description: 'Murmuring voices and distant cups.' },
  flute: { name: 'Flute', description: 'A bamboo flute in long, slow breaths.' },
  fire: { name: 'Fire', description: 'A small, crackling fire.' },
}

export const soundText = {
  title: 'Sound',
  sounds,
  silence: 'Silence',
  choice: 'Ambient sound',
  none: 'No sound. Choose one if you like.',
  together: (names: readonly string[]) => `${names.join(', ')} together.`,
  about: (category: keyof typeof categories, description: string) => `${categories[category]}. ${description}`,
  /** After what the chosen sound is. */
  tap: 'tap to hear a little',
  /** While a tapped sound is heard. */
  hearing: 'Five seconds',
  stop: 'Stop',
  mix: 'Mix up to three sounds',
  volume: 'Volume',
  mute: 'Mute',
  muted: 'Muted',
} as const

export const soundName = (sound: AmbientSound | null): string => (sound ? sounds[sound].name : soundText.silence)
