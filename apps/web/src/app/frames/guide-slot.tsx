import './guide-slot.css'
import type { CurrentUser } from '@sadhana/contract'
import { Compass } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { toast } from '#ui/overlay/toast-store.ts'

const GuideChat = lazyScreen(async () => (await import('#features/guide/guide-chat.tsx')).GuideChat)

/** The Practice Guide's button in the top bar of home. Its window is fetched when somebody comes near. */
export function GuideSlot({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => void GuideChat.preload().catch(() => undefined)
  const open = () =>
    void GuideChat.preload().then(
      () => setOpen(true),
      () =>
        toast({ title: 'We couldn’t open the Practice Guide', text: 'Please try again in a moment.', tone: 'error' }),
    )
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="guide-button"
        aria-label="Practice Guide"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isOpen ? close : open}
      >
        <Compass aria-hidden="true" /> <span>Practice Guide</span>
      </button>
      {isOpen && <GuideChat name={user.displayName} onClose={close} />}
    </>
  )
}
