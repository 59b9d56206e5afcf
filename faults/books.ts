/** What a member did to one thing, and what its state is then. `null`: it isn't there, or was deleted. */
export type State = string | null

/**
 * `acknowledged`: the service said yes. `refused`: it said no, with a reason. `unknown`: no answer came in time, or the
 * answer was that something went wrong; it may have happened, and may happen yet.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

type Entry = { possible: Set<State>; isSettled: boolean }

const groupOf = (thing: string) => thing.split(':', 2).join(':')

/**
 * The books of everything that members did, kept outside the service. Every thing has the states it may be in: one, as
 * long as everything was acknowledged; several, after an act with an unknown outcome. A thing is left alone after such an
 * act was repeated and acknowledged, because the first attempt might still arrive.
 */
export function openBooks() {
  const entries = new Map<string, Entry>()
  /** By kind and owner: there may be a hundred thousand things. */
  const groups = new Map<string, string[]>()
  const entryOf = (thing: string): Entry => entries.get(thing) ?? { possible: new Set([null]), isSettled: false }
  const addToGroup = (thing: string): void => {
    const group = groups.get(groupOf(thing))
    if (group) group.push(thing)
    else groups.set(groupOf(thing), [thing])
  }
  let [acknowledged, unknown] = [0, 0]

  return {
    note: (thing: string, state: State, outcome: Outcome): void => {
      const { possible, isSettled } = entryOf(thing)
      if (outcome === 'acknowledged') acknowledged++
      if (outcome === 'unknown') unknown++
      if (outcome === 'refused') return
      const isFirstTry = possible.size === 1 && !isSettled
      if (!entries.has(thing)) addToGroup(thing)
      entries.set(thing, {
        possible: outcome === 'acknowledged' ? new Set([state]) : new Set([...possible, state]),
        isSettled: isSettled || outcome === 'unknown' || !isFirstTry,
      })
    },
    /** A read of a member's own thing that shows which of the possible states it has. */
    see: (thing: string, state: State): boolean => {
      const entry = entryOf(thing)
      if (!entry.possible.has(state)) return false
      entries.set(thing, { ...entry, possible: new Set([state]) })
      return true
    },
    mayBe: (thing: string): State[] => [...entryOf(thing).possible],
    mayChange: (thing: string): boolean => !entryOf(thing).isSettled,
    /** Of a kind and an owner, such as `practice:` and the member's id. */
    things: (group: string): string[] => groups.get(group) ?? [],
    totals: () => ({ acknowledged, unknown, things: entries.size }),
  }
}
export type Books = ReturnType<typeof openBooks>

/** The smallest and largest number of these things that may be there. */
export function countRange(books: Books, things: string[]): [number, number] {
  let [min, max] = [0, 0]
  for (const thing of things) {
    const states = books.mayBe(thing)
    if (states.some((state) => state !== null)) max++
    if (states.every((state) => state !== null)) min++
  }
  return [min, max]
}
