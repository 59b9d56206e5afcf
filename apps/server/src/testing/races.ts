/** `RACE_ROUNDS=20 npx vitest run race` repeats every race; one round is enough to see that the tests still run. */
const rounds = Number(process.env.RACE_ROUNDS ?? 1)

/** For `test(name, race, …)`: a race may be won by luck, so it is run again and again, each time with new members. */
export const race = { repeats: rounds - 1, timeout: rounds * 60_000 }

export const contenders = 50

export const atOnce = <T>(work: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: contenders }, (_, index) => work(index)))

export const successes = (outcomes: PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

/** Which answers the others got, to see that they were refused for the reason meant. */
export const refusals = (outcomes: PromiseSettledResult<unknown>[]): Set<string> =>
  new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : [])))
