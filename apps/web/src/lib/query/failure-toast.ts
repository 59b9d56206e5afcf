import { ApiError } from '@sadhana/contract'
import { toast, toastStore } from '#ui/overlay/toast-store.ts'

type FailureWords = {
  title?: string
  /** Shown instead of the explanation, whatever the cause was. */
  text?: string
}

/** Shows a toast that something failed. Without a text of your own it shows the server's explanation, if any. */
export const failureToast = (
  error: unknown,
  { title = 'Error', text = explanationIn(error) }: FailureWords = {},
): void => toast({ title, text, tone: 'error' })

/** Takes a failure off the screen, for when the same thing is tried again. */
export function dismissFailure(): void {
  const shown = toastStore.get()
  if (shown?.tone === 'error') toastStore.dismiss(shown.id)
}

/** Only our own API writes for members; a proxy's or the network's message would help no one. */
const explanationIn = (error: unknown): string =>
  error instanceof ApiError && error.code ? error.message : 'Please try again.'
