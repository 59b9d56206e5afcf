export const ambientSounds = [
  { id: 'rain', category: 'nature' },
  { id: 'ocean', category: 'nature' },
  { id: 'forest', category: 'nature' },
  { id: 'tibetan', category: 'meditation' },
  { id: 'wind', category: 'nature' },
  { id: 'cafe', category: 'urban' },
  { id: 'flute', category: 'instrumental' },
  { id: 'fire', category: 'nature' },
] as const
export type AmbientSound = (typeof ambientSounds)[number]['id']

export const meditationMinutes = { quick: [5, 10, 15, 20, 30, 45, 60], default: 10, min: 1, max: 180 } as const
export const timerTickMs = 1000
export const volume = { min: 0, max: 1, step: 0.1, default: 0.5 } as const
