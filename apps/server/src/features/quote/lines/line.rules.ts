import type { Limb } from '@sadhana/contract'

/**
 * The situations that a line can be about. `beginning`: the first sessions. `returning`: nothing logged for a week,
 * which the line itself never mentions. `practised`: something is logged today. `steady`: four sessions or more in
 * seven days.
 */
export type Situation = 'beginning' | 'returning' | 'practised' | 'steady' | 'morning' | 'evening' | Limb

/** A line without situations suits everyone. Otherwise it is for members in one of them. */
export type Line = {
  text: string
  /** The work and verse. Our own lines have none. */
  author: string | null
  /** The original verse, if it is short. */
  original: string | null
  situations: readonly Situation[]
}

/** A line that we wrote for the product. */
export const ours = (text: string, ...situations: Situation[]): Line => ({
  text,
  author: null,
  original: null,
  situations,
})

/**
 * A line from an old work, in our own words. The verse number must be certain: leave out verses that editions number
 * differently.
 */
export const from = (author: string, text: string, ...situations: Situation[]): Line => ({
  text,
  author,
  original: null,
  situations,
})

export const sutra = (verse: string, original: string, text: string, ...situations: Situation[]): Line => ({
  text,
  author: `Patañjali, Yoga Sūtra ${verse}`,
  original,
  situations,
})
