import { useCallback, useEffect, useRef } from 'react'

const openDelayMs = 700
/** Moving to another tooltip within this time opens it at once. */
const skipDelayMs = 300

/** Shared by all tooltips, so that they know of each other. */
let lastClosedAt = Number.NEGATIVE_INFINITY

export function useTooltipTiming(setOpen: (open: boolean) => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(false)

  const show = useCallback(
    (open: boolean) => {
      clearTimeout(waiting.current)
      waiting.current = undefined
      if (isOpen.current && !open) lastClosedAt = Date.now()
      isOpen.current = open
      setOpen(open)
    },
    [setOpen],
  )

  const openNow = useCallback(() => show(true), [show])
  const close = useCallback(() => show(false), [show])
  const openSoon = useCallback(() => {
    if (isOpen.current || waiting.current !== undefined) return
    const delay = Date.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs
    waiting.current = setTimeout(openNow, delay)
  }, [openNow])

  useEffect(() => () => clearTimeout(waiting.current), [])
  return { openSoon, openNow, close }
}
