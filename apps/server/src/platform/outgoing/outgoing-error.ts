export type OutgoingFailure =
  | 'address_refused'
  | 'circuit_open'
  | 'redirected'
  | 'timeout'
  | 'too_large'
  | 'unreachable'

/** A call to another service without a usable answer. `reason` says why, and is a label in the metrics. */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly reason: OutgoingFailure
  constructor(reason: OutgoingFailure, options?: ErrorOptions) {
    super(`outgoing call failed: ${reason}`, options)
    this.reason = reason
  }
}
