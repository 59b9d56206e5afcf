import { toast } from '#ui/toast-store.ts'

/** Puts a text on the clipboard and says so; without permission or a clipboard it says what to do instead. */
export async function copyAndTell(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', text: told, tone: 'success' })
  } catch {
    toast({ title: 'Failed to copy to clipboard', text: 'Please select the text and copy it by hand.', tone: 'error' })
  }
}
