import { ApiError, NewPracticeSession, practice, failedWith } from '@sadhana/contract'
import type { FieldPath } from 'react-hook-form'
import type { PracticeFormApi, PracticeFormValues } from './practice-values.ts'

/** Shows what the server found wrong at the fields it is about. */
export function markFields(form: PracticeFormApi, error: unknown): void {
  if (!(error instanceof ApiError)) return
  const isEarly = failedWith(practice.log, error, 'practice.in_future')
  const fields = isEarly ? { time: error.message } : error.fields
  Object.entries(fields)
    .filter(([field]) => field in NewPracticeSession.shape)
    .forEach(([field, message], index) =>
      form.setError(field as FieldPath<PracticeFormValues>, { message }, { shouldFocus: index === 0 }),
    )
}
