import { useEffect, useRef } from 'react'

/** A form that took the place of the button that opened it: its first field gets the focus. */
export function useFocusedForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return form
}
