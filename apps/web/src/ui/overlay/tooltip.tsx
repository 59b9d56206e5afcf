import { Slot } from 'radix-ui'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTooltipTiming } from './tooltip-timing.ts'

type TooltipProps = {
  text: string
  /** The one control that the text explains. */
  children: ReactNode
}

/**
 * Opens on hover after a while, and at once for the keyboard. We made our own, because the primitive includes a
 * positioning engine that is larger than a form. It has no portal, so that it stays inside the landmark of its control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { openSoon, openNow, close } = useTooltipTiming(setOpen)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeByEscape = (event: KeyboardEvent) => void (event.key === 'Escape' && close())
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [isOpen, close])

  return (
    <span className="tooltip-anchor" onPointerLeave={close}>
      <Slot.Root
        aria-describedby={isOpen ? id : undefined}
        onPointerMove={openSoon}
        onPointerDown={close}
        onFocus={openNow}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {isOpen && (
        <span role="tooltip" id={id} className="tooltip" ref={keepInWindow}>
          {text}
        </span>
      )}
    </span>
  )
}

const edge = 12

/** Moves a tooltip, which is centred over its control, so that it stays inside the window. */
function keepInWindow(tooltip: HTMLElement | null) {
  if (!tooltip) return
  const { left, right } = tooltip.getBoundingClientRect()
  const tooFarRight = Math.max(0, right + edge - document.documentElement.clientWidth)
  const tooFarLeft = Math.max(0, edge - left)
  tooltip.style.setProperty('--nudge', `${tooFarLeft - tooFarRight}px`)
}
