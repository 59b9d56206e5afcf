import type * as english from '#features/meditation/sound/sound.text.ts'
import type { Translation } from '#intl/translation.ts'

const categories = { nature: 'Natur', meditation: 'Meditation', urban: 'Stadt', instrumental: 'Instrumente' }

const sounds: Translation<typeof english.soundText.sounds> = {
  rain: { name: 'Regen', description: 'Gleichmäßiger Regen, der von den Blättern tropft.' },
  ocean: { name: 'Meer', description: 'Langsame Wellen an einem weiten Strand.' },
  forest: { name: 'Wald', description: 'Raschelnde Blätter und ab und zu ein Vogel.' },
  tibetan: { name: 'Schalen', description: 'Klangschalen, die ineinander verklingen.' },
  wind: { name: 'Wind', description: 'Wind, der über einen Höhenzug streicht.' },
  cafe: { name: 'Café', description: 'Gemurmel und fernes Klirren von Tassen.' },
  flute: { name: 'Flöte', description: 'Eine Bambusflöte in langen, ruhigen Atemzügen.' },
  fire: { name: 'Feuer', description: 'Ein kleines, knisterndes Feuer.' },
}

export const soundText: Translation<typeof english.soundText> = {
  title: 'Klang',
  sounds,
  silence: 'Stille',
  choice: 'Hintergrundklang',
  none: 'Kein Klang. Wähle einen, wenn du magst.',
  together: (names) => `${names.join(', ')} zusammen.`,
  about: (category, description) => `${categories[category]}. ${description}`,
  /** After what the chosen sound is. */
  tap: 'antippen zum Reinhören',
  /** While a tapped sound is heard. */
  hearing: 'Fünf Sekunden',
  stop: 'Stoppen',
  mix: 'Bis zu drei Klänge mischen',
  volume: 'Lautstärke',
  mute: 'Stummschalten',
  muted: 'Stumm',
}

export const soundName: Translation<typeof english.soundName> = (sound) =>
  sound ? sounds[sound].name : soundText.silence
