import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { uiText } from '#intl/ui.text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { toastDurationMs, toastStore, type ToastEntry } from './toast-store.ts'

const icons = { success: Check, error: TriangleAlert, info: Info } as const

/**
 * Used once in the app. Renders nothing until the first toast, so that prerendered pages have none of its inline
 * styles.
 */
export function Toaster({ durationMs = toastDurationMs }: { durationMs?: number }) {
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => undefined)
  if (!entry) return null
  return (
    <Primitive.Provider label={uiText.toast.one} duration={durationMs} swipeDirection="right" swipeThreshold={50}>
      <ToastCard key={entry.id} {...entry} />
      <Primitive.Viewport className="toast-viewport" hotkey={['F8']} label={uiText.toast.all} />
    </Primitive.Provider>
  )
}

const railIn = () => document.querySelector('[data-rail]')

/** A bar above the rail scrolls away, so the rail's position is measured again with every scroll. */
function useRailTop() {
  useLayoutEffect(() => {
    const place = () => {
      const top = railIn()?.getBoundingClientRect().top ?? 0
      document.documentElement.style.setProperty('--rail-top', `${Math.max(0, top)}px`)
    }
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [])
}

const hasFocusInRail = () => Boolean(railIn()?.querySelector(':focus-visible'))

/** A toast hides the rail's controls, so it waits until the keyboard focus has left them. */
function useRailIsFree(): boolean {
  const [isFree, setFree] = useState(() => !hasFocusInRail())
  useEffect(() => {
    if (isFree) return
    const look = () => setFree(!hasFocusInRail())
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [isFree])
  return isFree
}

function ToastCard({ id, open, title, text, tone = 'success', action, otherAction }: ToastEntry) {
  const Icon = icons[tone]
  const isRailFree = useRailIsFree()
  useRailTop()
  return (
    <Primitive.Root
      className="toast"
      open={open && isRailFree}
      onOpenChange={() => toastStore.dismiss(id)}
      type={tone === 'error' ? 'foreground' : 'background'}
    >
      <Icon aria-hidden="true" />
      <Primitive.Title className="toast-title">{title}</Primitive.Title>
      {text && <Primitive.Description className="toast-text">{text}</Primitive.Description>}
      {action && (
        <div className="toast-actions">
          {[action, otherAction].map(
            (button) =>
              button && (
                <Primitive.Action
                  key={button.label}
                  className="toast-action"
                  altText={button.altText}
                  onClick={button.onSelect}
                >
                  {button.label}
                </Primitive.Action>
              ),
          )}
        </div>
      )}
      <Primitive.Close asChild>
        <IconButton label={uiText.toast.dismiss} className="toast-close">
          <X />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  )
}
