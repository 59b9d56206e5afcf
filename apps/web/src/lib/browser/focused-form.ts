import { useEffect, useRef } from 'react'

/** For a form that a button has opened: its first field gets the focus, and with it comes into sight. */
export function useFocusedForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus(), [])
  return form
}
