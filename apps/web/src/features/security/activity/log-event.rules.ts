import type { SecurityEventType } from '@sadhana/contract'
import { securityLogText } from './activity.text.ts'

const { events } = securityLogText

/** An event that only a newer server knows is shown by its name. */
export const eventText = (eventType: string): string =>
  isKnown(eventType) ? events[eventType] : eventType.replaceAll('_', ' ')

const isKnown = (eventType: string): eventType is SecurityEventType => Object.hasOwn(events, eventType)

/**
 * Failures, and events that a member may have to stop, look different from successes. Turning a protection off is
 * neither.
 */
export function eventTone(eventType: string): 'good' | 'bad' | 'plain' {
  const words = new Set(eventType.split('_'))
  if (words.has('failed') || words.has('error') || eventType === '2fa_recovery_requested') return 'bad'
  return words.has('success') || words.has('enabled') ? 'good' : 'plain'
}
