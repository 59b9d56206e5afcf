import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'
import { suggestText as text } from './suggest.text.ts'
import { wordsOf } from './words-on-page.ts'

/** What a press does before it is a click: open a menu, move the focus, select a word. */
const beginnings = ['pointerdown', 'mousedown', 'touchstart'] as const

/** Until it is closed, a tap on anything of the page only says which words are meant. */
export function PickWords({ onPick, onCancel }: { onPick: (words: string) => void; onCancel: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const hintId = useId()
  useEffect(() => {
    const page = document.documentElement
    const isOurs = ({ target }: Event) => target instanceof Node && bar.current?.contains(target)
    const hold = (event: Event) => {
      if (isOurs(event)) return
      event.stopImmediatePropagation()
      // The browser itself would open a list, or move the focus. After a touch that was prevented, no click would come.
      if (event.type === 'mousedown') event.preventDefault()
    }
    const pick = (event: Event) => {
      if (isOurs(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const words = event.target instanceof Element ? wordsOf(event.target) : ''
      if (words) onPick(words)
    }
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      onCancel()
    }
    page.dataset['picksWords'] = ''
    for (const type of beginnings) window.addEventListener(type, hold, true)
    window.addEventListener('click', pick, true)
    window.addEventListener('keydown', cancel, true)
    return () => {
      delete page.dataset['picksWords']
      for (const type of beginnings) window.removeEventListener(type, hold, true)
      window.removeEventListener('click', pick, true)
      window.removeEventListener('keydown', cancel, true)
    }
  }, [onPick, onCancel])
  // The dialog that had the focus has made room for the page.
  useEffect(() => bar.current?.querySelector('button')?.focus(), [])
  return createPortal(
    <div className="pick-words" ref={bar}>
      <p id={hintId}>{text.tapNow}</p>
      <Button variant="secondary" aria-describedby={hintId} onClick={onCancel}>
        {commonText.cancel}
      </Button>
    </div>,
    document.body,
  )
}
