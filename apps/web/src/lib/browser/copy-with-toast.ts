import { commonText } from '#intl/common.text.ts'
import { copyText } from '#lib/browser/copy-text.ts'
import { toast } from '#ui/overlay/toast-store.ts'

/** Copies a text to the clipboard and says so, or says what to do if that isn't possible. */
export async function copyWithToast(text: string, message: string): Promise<void> {
  try {
    await copyText(text)
    toast({ title: commonText.copied, text: message, tone: 'success' })
  } catch {
    toast({ title: commonText.copyFailed, text: commonText.copyFailedText, tone: 'error' })
  }
}
