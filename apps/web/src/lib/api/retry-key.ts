import { useRef } from 'react'
import { newDeviceId } from './device-id.ts'

/** Returns the same key for the same body, so that sending a form again after a lost reply can't create two. */
export function useRetryKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: newDeviceId() }
    return last.current.key
  }
}
