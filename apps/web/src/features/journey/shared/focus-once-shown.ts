import { useEffect, useRef } from 'react'
import { moveFocusTo } from '#ui/focus-heading.ts'

/** Moves the focus to a heading as soon as it is on the page: now, or after the change that adds it. */
export function useFocusOnceShown(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  const attempt = () => {
    const heading = wanted.current && document.getElementById(wanted.current)
    if (!heading) return
    wanted.current = undefined
    moveFocusTo(heading)
  }
  useEffect(attempt)
  return (id) => {
    wanted.current = id
    attempt()
  }
}
