/** Goes round the lists and takes from each its next that was not taken yet, until there are enough. */
export function mix<T extends { id: string }>(lists: readonly (readonly T[])[], most: number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
  const taken = new Map<string, T>()
  for (const item of inTurn) if (taken.size < most && !taken.has(item.id)) taken.set(item.id, item)
  return [...taken.values()]
}
