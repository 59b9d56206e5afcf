import { useEffect, useRef } from 'react'

/** For a form opened by a button: its first field gets the focus, which also scrolls it into view. */
export function useFocusedForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus(), [])
  return form
}
