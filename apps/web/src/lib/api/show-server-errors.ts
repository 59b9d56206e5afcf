import { ApiError, type ErrorCode } from '@sadhana/contract'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

type Placement<Values extends FieldValues> = {
  /** The fields of the form. The server may name others. */
  fields: Record<FieldPath<Values>, unknown>
  /** The field that each error code is about. */
  codes?: Partial<Record<ErrorCode, FieldPath<Values>>>
}

/** Shows the server's errors at their fields and focuses the first. Returns false if they are about none of them. */
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
