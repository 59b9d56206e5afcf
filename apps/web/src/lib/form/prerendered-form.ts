import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while the page is prerendered and while the browser hydrates it: both must render the same. */
export const useIsPrerendered = (): boolean => useSyncExternalStore(never, afterHydration, whileHydrating)
const afterHydration = () => false
const whileHydrating = () => true

/** The values in the fields of the prerendered page, in which people may type before its code has loaded. */
function typedValues<Values extends Record<string, string>>(empty: Values): Values {
  const typed = Object.keys(empty).flatMap((name) => {
    const [field] = document.getElementsByName(name)
    return field instanceof HTMLInputElement && field.value ? [[name, field.value]] : []
  })
  return { ...empty, ...Object.fromEntries(typed) }
}

/** The initial values of a form on a prerendered page, including text that was typed already. */
export function useTypedValues<Values extends Record<string, string>>(empty: Values): Values {
  const isPrerendered = useIsPrerendered()
  const [values] = useState(() => (isPrerendered && typeof document !== 'undefined' ? typedValues(empty) : empty))
  return values
}

/** Submits a form that was submitted before its code had loaded: `boot.js` stopped the browser's own submit. */
export function useDelayedSubmit() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { dataset } = document.documentElement
    const isSubmitted = dataset['authForm'] === 'submitted'
    delete dataset['authForm']
    if (isSubmitted) form.current?.requestSubmit()
  }, [])
  return form
}
