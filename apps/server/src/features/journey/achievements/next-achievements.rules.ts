import { type AchievementAhead, achievementsAheadShown } from '@sadhana/contract'
import { type Measure, measures } from './catalogue.rules.ts'
import { noTally, type Tally } from '../streak/tally.rules.ts'

type Unearned<Named> = { id: string; measure: Measure; requirement: number; achievement: Named }
type Ahead<Named> = Unearned<Named> & Pick<AchievementAhead, 'reached'>

/** The nearest achievements, one for each measure. Until the ledger is counted, every measure is at its start. */
export function nextAchievementsOf<Named>(unearned: readonly Unearned<Named>[], tally: Tally | null): Ahead<Named>[] {
  const nearest = new Map<Measure, Ahead<Named>>()
  for (const { id, measure, requirement, achievement } of unearned) {
    const reached = Math.min(measures[measure](tally ?? noTally), requirement)
    const current = nearest.get(measure)
    if (!current || requirement < current.requirement)
      nearest.set(measure, { id, achievement, measure, reached, requirement })
  }
  return [...nearest.values()].toSorted((one, other) => shareOf(other) - shareOf(one)).slice(0, achievementsAheadShown)
}

const shareOf = ({ reached, requirement }: Pick<AchievementAhead, 'reached' | 'requirement'>): number =>
  reached / requirement
