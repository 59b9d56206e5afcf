import { useEffect, useRef } from 'react'

const usesSpaceItself = 'a, button, input, select, textarea, summary, [role=tab], [role=dialog]'

/** Calls back for the space bar, except on elements that use it themselves. */
export function useSpaceBar(onSpace: () => void) {
  const latest = useRef(onSpace)
  useEffect(() => {
    latest.current = onSpace
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(usesSpaceItself)
      if (event.code !== 'Space' || event.repeat || isTaken) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
