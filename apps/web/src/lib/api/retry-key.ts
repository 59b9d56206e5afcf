import { useRef } from 'react'
import { newDeviceId } from './device-id.ts'

/** Gives the same key for the same body, so that sending a form again after a lost answer cannot double it. */
export function useRetryKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: newDeviceId() }
    return last.current.key
  }
}
