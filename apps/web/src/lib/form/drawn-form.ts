import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while a page is drawn ahead, and while the browser takes that page over: then both must draw the same. */
export const useDrawnAhead = (): boolean => useSyncExternalStore(never, isTakenOver, isDrawn)
const isTakenOver = () => false
const isDrawn = () => true

/** What stands in the fields of the drawn page; people may type before its code has come. */
function typedInto<Values extends Record<string, string>>(empty: Values): Values {
  const typed = Object.keys(empty).flatMap((name) => {
    const [field] = document.getElementsByName(name)
    return field instanceof HTMLInputElement && field.value ? [[name, field.value]] : []
  })
  return { ...empty, ...Object.fromEntries(typed) }
}

/** The values a form of the drawn pages begins with: what has been typed into it already. */
export function useTypedSoFar<Values extends Record<string, string>>(empty: Values): Values {
  const isDrawnAhead = useDrawnAhead()
  const [values] = useState(() => (isDrawnAhead && typeof document !== 'undefined' ? typedInto(empty) : empty))
  return values
}

/** Sends a form that was sent before its code was there. `boot.js` kept the browser from doing so in its own way. */
export function useHeldSubmit() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { dataset } = document.documentElement
    const isHeld = dataset['door'] === 'held'
    delete dataset['door']
    if (isHeld) form.current?.requestSubmit()
  }, [])
  return form
}
