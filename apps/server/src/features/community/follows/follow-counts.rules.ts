export type Follow = { follower: string; followed: string }

type Tally = { userId: string; followers: number; following: number }

/** The change to each member's counts, sorted by id: locking the rows always in the same order prevents deadlocks. */
export function talliesOf(follows: readonly Follow[]): Tally[] {
  const tallies = new Map<string, Tally>()
  const tallyOf = (userId: string) => {
    const tally = tallies.get(userId) ?? { userId, followers: 0, following: 0 }
    tallies.set(userId, tally)
    return tally
  }
  for (const { follower, followed } of follows) {
    tallyOf(follower).following++
    tallyOf(followed).followers++
  }
  return [...tallies.values()].toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
}
