type Steps = { horizontal: number; vertical: number }

/** The point to which an arrow key leads; undefined if the key means nothing here. */
export function pointAfterKey(key: string, current: number | undefined, count: number, steps: Steps) {
  const move = moves[key]
  if (!move || count === 0) return undefined
  const target = move(current, count - 1, steps)
  return Math.min(Math.max(target, 0), count - 1)
}

const moves: Record<string, (current: number | undefined, last: number, steps: Steps) => number> = {
  ArrowRight: (current, _last, { horizontal }) => (current === undefined ? 0 : current + horizontal),
  ArrowDown: (current, _last, { vertical }) => (current === undefined ? 0 : current + vertical),
  ArrowLeft: (current, last, { horizontal }) => (current === undefined ? last : current - horizontal),
  ArrowUp: (current, last, { vertical }) => (current === undefined ? last : current - vertical),
  Home: () => 0,
  End: (_current, last) => last,
}
