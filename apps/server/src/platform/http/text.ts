import { AppError } from '#platform/errors.ts'

/** PostgreSQL's text has no NUL character; nobody types one. */
export function rejectUnstorableText(value: unknown): void {
  if (holdsNul(value)) throw new AppError('request.invalid')
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner))
}
