import { ApiError } from '@sadhana/contract'
import { commonText } from '#intl/common.text.ts'
import { toast, toastStore } from '#ui/overlay/toast-store.ts'

type FailureWords = {
  title?: string
  /** Shown instead of the explanation, whatever the cause. */
  text?: string
}

/**
 * Shows a toast that something failed. Without a text from the caller, it shows the server's explanation, if there is
 * one.
 */
export const failureToast = (
  error: unknown,
  { title = commonText.error, text = explanationIn(error) }: FailureWords = {},
): void => toast({ title, text, tone: 'error' })

/** Removes a failure from the screen, because the same thing is being tried again. */
export function dismissFailure(): void {
  const shown = toastStore.get()
  if (shown?.tone === 'error') toastStore.dismiss(shown.id)
}

/** Only our own API writes for members. A message from a proxy or the network would help no one. */
const explanationIn = (error: unknown): string =>
  error instanceof ApiError && error.code ? error.message : commonText.pleaseTryAgain
