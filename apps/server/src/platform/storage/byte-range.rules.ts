/** Both ends are included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/**
 * The range that a `Range` header requests from a file of this size. Undefined means the whole file: invalid headers
 * and those with several ranges may be ignored (RFC 9110, 14.2).
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'beyond the end' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return rangeWithin({ start: Math.max(0, size - Number(last)), end: size - 1 }, size)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < Number(first)) return undefined
  return rangeWithin({ start: Number(first), end: Math.min(end, size - 1) }, size)
}

const rangeWithin = (range: ByteRange, size: number) => (range.start < size ? range : 'beyond the end')
