/** `value` is the smoothed share of the weekly goal, 0 to 1; `recentDays` holds a bit for each of the last seven days. */
export type Consistency = { value: number; recentDays: number }

const daysOfWeek = 7
const allRecentDays = 2 ** daysOfWeek - 1
const halfLifeOfDailyPractice = 13
/** Too small to be visible. Rounding down to 0 makes a long absence quick to compute. */
const forgotten = 1e-6

export const noConsistency: Consistency = { value: 0, recentDays: 0 }

/** Adds one more day: `s' = s·m + v·(1−m)`. */
export function afterDay({ value, recentDays }: Consistency, practised: boolean, weeklyGoal: number): Consistency {
  const recent = ((recentDays << 1) | Number(practised)) & allRecentDays
  const share = Math.min(1, countBits(recent) / weeklyGoal)
  const decay = 0.5 ** (Math.sqrt(weeklyGoal / daysOfWeek) / halfLifeOfDailyPractice)
  const smoothed = value * decay + share * (1 - decay)
  return { value: smoothed < forgotten ? 0 : smoothed, recentDays: recent }
}

/** The score that members see: 0 to 100 with one decimal. */
export const scoreOf = (value: number): number => Math.round(value * 1000) / 10

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1
  return count
}
