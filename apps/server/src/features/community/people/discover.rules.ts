/** Takes from each list in turn, skipping repeats, until there are enough. */
export function mix<T extends { id: string }>(lists: readonly (readonly T[])[], most: number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const interleaved = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
  const taken = new Map<string, T>()
  for (const item of interleaved) if (taken.size < most && !taken.has(item.id)) taken.set(item.id, item)
  return [...taken.values()]
}
