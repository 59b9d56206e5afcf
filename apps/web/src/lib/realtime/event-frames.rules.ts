export type Frame = { seq?: number; kind: string; data: unknown }

/** Splits what has arrived into whole frames and the beginning of the next. Comments have no kind and are left out. */
export function framesIn(text: string): { frames: Frame[]; rest: string } {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  return { frames: parts.flatMap((part) => frameOf(part) ?? []), rest }
}

function frameOf(text: string): Frame | undefined {
  const fields = new Map<string, string>()
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ')
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2))
  }
  const kind = fields.get('event')
  if (kind === undefined) return undefined
  const id = fields.get('id')
  const seq = id === undefined ? undefined : Number(id)
  const data = read(fields.get('data'))
  if (!data || (seq !== undefined && !Number.isSafeInteger(seq))) return damaged
  return { kind, data, ...(seq !== undefined && { seq }) }
}

/** It can't be read, so everything may have been missed. */
const damaged: Frame = { kind: 'resync', data: {} }

function read(text = ''): object | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data ? data : undefined
  } catch {
    return undefined
  }
}

const firstMs = 1_000
const longestMs = 30_000

/**
 * How long to wait before connecting again: twice as long after each failure, and never exactly as long as the others
 * whose connection broke at the same moment.
 */
export const waitBefore = (failures: number, random = Math.random()): number =>
  failures === 0 ? random * firstMs : Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (0.5 + random / 2)
