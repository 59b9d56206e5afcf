// Written by packages/sounds; docs/sounds.md says how.

/** Sounds without a seam, in seconds: play from `loopStart` to `loopEnd`, again and again. */
export const loopFiles = [
  { id: 'rain', file: '/sounds/rain.mp3?v=5d18ec289c', loopStart: 0.54, loopEnd: 40.86, seconds: 40.32 },
  { id: 'ocean', file: '/sounds/ocean.mp3?v=9e0c984a47', loopStart: 0.54, loopEnd: 91.62, seconds: 91.08 },
  { id: 'forest', file: '/sounds/forest.mp3?v=cc56ed4b0e', loopStart: 0.54, loopEnd: 92.7, seconds: 92.16 },
  { id: 'tibetan', file: '/sounds/tibetan.mp3?v=9f162783c8', loopStart: 0.54, loopEnd: 82.26, seconds: 81.72 },
  { id: 'wind', file: '/sounds/wind.mp3?v=83bf9b6c18', loopStart: 0.54, loopEnd: 48.78, seconds: 48.24 },
  { id: 'cafe', file: '/sounds/cafe.mp3?v=5fcaead29d', loopStart: 0.54, loopEnd: 93.78, seconds: 93.24 },
  { id: 'flute', file: '/sounds/flute.mp3?v=2ac3a57440', loopStart: 0.54, loopEnd: 81.72, seconds: 81.18 },
  { id: 'fire', file: '/sounds/fire.mp3?v=f4121c67db', loopStart: 0.54, loopEnd: 48.96, seconds: 48.42 },
] as const

/** Bells, and where in the file the strike is, in seconds. */
export const bellFiles = [
  { id: 'bowl', file: '/sounds/bell-bowl.mp3?v=8d16993ded', onset: 0.05 },
  { id: 'tingsha', file: '/sounds/bell-tingsha.mp3?v=de471c4a36', onset: 0.05 },
  { id: 'gong', file: '/sounds/bell-gong.mp3?v=204179920d', onset: 0.05 },
] as const
