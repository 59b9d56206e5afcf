import { ApiError, type ErrorCode } from '@sadhana/contract'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

type Placement<Values extends FieldValues> = {
  /** The fields the form has; the server may name others. */
  fields: Record<FieldPath<Values>, unknown>
  /** The field that a refusal is about. */
  codes?: Partial<Record<ErrorCode, FieldPath<Values>>>
}

/** Shows what the server found wrong at the fields it's about and focuses the first. False if it's about none of them. */
export function showServerErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  { fields, codes = {} }: Placement<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const refused = error.code && codes[error.code]
  const messages = Object.entries(refused ? { [refused]: error.message } : error.fields)
  const known = messages.filter(([field]) => Object.hasOwn(fields, field))
  known.forEach(([field, message], index) =>
    setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
  )
  return known.length > 0
}
