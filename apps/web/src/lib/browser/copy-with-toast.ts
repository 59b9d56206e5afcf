import { copyText } from '#lib/browser/copy-text.ts'
import { toast } from '#ui/overlay/toast-store.ts'

/** Copies a text to the clipboard and says so, or says what to do if that isn't possible. */
export async function copyWithToast(text: string, message: string): Promise<void> {
  try {
    await copyText(text)
    toast({ title: 'Copied', text: message, tone: 'success' })
  } catch {
    toast({ title: 'Failed to copy to clipboard', text: 'Please select the text and copy it yourself.', tone: 'error' })
  }
}
