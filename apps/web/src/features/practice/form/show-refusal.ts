import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { practiceErrors, type PracticeFormApi } from './practice-values.ts'

/** Opens them, because a field in a closed fold can't take the focus. */
export function openFolds(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const field of fields) {
    const fold = form?.querySelector(`[name="${field}"]`)?.closest('details')
    if (fold) fold.open = true
  }
}

/** Shows the server's errors at their fields, and focuses the first. */
export function showRefusal({ setError }: PracticeFormApi, form: HTMLFormElement | null, error: unknown): void {
  const show: typeof setError = (field, ...rest) => {
    openFolds(form, [field])
    setError(field, ...rest)
  }
  showServerErrors(show, error, practiceErrors)
}
