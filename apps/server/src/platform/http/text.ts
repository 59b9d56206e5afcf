import { AppError } from '#platform/errors.ts'

const deepestNesting = 32
const refusal = 'Please remove the characters we can’t save'

type Place = { value: unknown; path: string[] }

/**
 * PostgreSQL can't store NUL or half of a surrogate pair in text. This function keeps its own list instead of
 * recursing, because the sender decides how deeply the value is nested.
 */
export function rejectUnstorable(sent: unknown): void {
  const left: Place[] = [{ value: sent, path: [] }]
  for (let place = left.pop(); place; place = left.pop()) {
    const { value, path } = place
    if (typeof value === 'string' && !isStorable(value)) {
      throw new AppError('request.invalid', { fields: { [path.join('.')]: refusal } })
    }
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= deepestNesting) throw new AppError('request.invalid')
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw new AppError('request.invalid')
      left.push({ value: inner, path: [...path, key] })
    }
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
