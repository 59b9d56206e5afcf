/** Bhupali, an evening raga of five notes: Sa Re Ga Pa Dha, in pure tuning. */
const scale = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3]
const keynoteHz = 293.7

/** 0 is the keynote, 5 the octave above it, -5 the one below. */
export function pitchOf(degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return keynoteHz * 2 ** octave * (scale[degree - octave * scale.length] ?? 1)
}

/** Notes as [degree, beats], how strongly they are blown, and the silence after them in beats. */
export type Phrase = { notes: (readonly [degree: number, beats: number])[]; loud: number; rest: number }

/** A beat is about a second. No two phrases have the same shape, and the rests keep them from falling into a rhythm. */
export const phrases: Phrase[] = [
  {
    notes: [
      [2, 1.4],
      [1, 0.8],
      [0, 3.2],
    ],
    loud: 0.75,
    rest: 1.9,
  },
  {
    notes: [
      [0, 0.9],
      [1, 0.7],
      [2, 1.1],
      [3, 3.6],
    ],
    loud: 0.85,
    rest: 1.6,
  },
  {
    notes: [
      [4, 1.8],
      [3, 0.9],
      [2, 2.7],
    ],
    loud: 0.8,
    rest: 2.6,
  },
  {
    notes: [
      [-2, 1.2],
      [-1, 1.0],
      [0, 2.1],
      [1, 2.9],
    ],
    loud: 0.65,
    rest: 2.3,
  },
  {
    notes: [
      [3, 0.7],
      [4, 1.0],
      [5, 4.2],
      [4, 1.1],
    ],
    loud: 0.95,
    rest: 5.3,
  },
  {
    notes: [
      [3, 1.6],
      [2, 0.8],
      [3, 0.6],
      [1, 2.4],
      [0, 1.8],
    ],
    loud: 0.75,
    rest: 1.6,
  },
  {
    notes: [
      [1, 2.2],
      [-1, 3.4],
    ],
    loud: 0.6,
    rest: 2.3,
  },
  {
    notes: [
      [2, 0.6],
      [3, 0.8],
      [4, 0.7],
      [5, 1.3],
      [6, 1.0],
      [5, 3.0],
    ],
    loud: 0.9,
    rest: 5.7,
  },
  {
    notes: [
      [4, 1.2],
      [2, 1.0],
      [1, 0.9],
      [0, 4.3],
    ],
    loud: 0.7,
    rest: 5.7,
  },
]
