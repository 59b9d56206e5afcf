import type { Limb } from '@sadhana/contract'

/**
 * What a line may be about. `beginning`: the first sessions. `returning`: nothing logged for a week, which the line
 * itself never says. `practised`: something is logged today. `steady`: four sessions or more in seven days.
 */
export type Situation = 'beginning' | 'returning' | 'practised' | 'steady' | 'morning' | 'evening' | Limb

/** Without situations it suits everyone; otherwise it is for members in one of them. */
export type Line = {
  text: string
  /** Work and verse. Lines of our own have none. */
  author: string | null
  /** The verse itself, where it is short. */
  original: string | null
  situations: readonly Situation[]
}

/** A line written for the product. */
export const ours = (text: string, ...situations: Situation[]): Line => ({
  text,
  author: null,
  original: null,
  situations,
})

/**
 * A line from an old work, in our own words. The verse must be beyond doubt: if editions number it differently, leave
 * it out.
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
