import { useState, type ReactNode } from 'react'
import { uiText } from '#intl/ui.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { toast } from '#ui/overlay/toast-store.ts'

const { failed, failedText } = uiText.menu

const SuggestWords = lazyScreen(async () => (await import('./suggest-words.tsx')).SuggestWords)

/** The dialog, whose code loads when it is first opened, and what opens it. */
export function useSuggestWords(onReturnFocus: () => void): { dialog: ReactNode; open: () => void } {
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    void SuggestWords.preload().then(
      () => setOpen(true),
      () => toast({ title: failed, text: failedText, tone: 'error' }),
    )
  const dialog = isOpen && <SuggestWords onReturnFocus={onReturnFocus} onClose={() => setOpen(false)} />
  return { dialog, open }
}
