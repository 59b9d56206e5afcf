import { createHash } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'

/** Statements whose text keeps changing (because of lists of values, for example) must not fill the server's memory. */
const maxPrepared = 500
const names = new Map<string, string>()

/** The name under which a text is prepared, or undefined once there are too many. */
export const nameOf = (text: string): string | undefined =>
  names.get(text) ?? (names.size < maxPrepared ? fixedNameOf(text) : undefined)

/** For statements that are written once in our code, so that there can't be too many of them. */
export function fixedNameOf(text: string): string {
  const existing = names.get(text)
  if (existing) return existing
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

type Send = (config: unknown, values: unknown, answer?: unknown) => unknown

/** True for anything that delivers its own result, such as a stream of rows or a call with a callback. */
const isAnswered = (config: unknown, values: unknown, answer: unknown): boolean =>
  answer !== undefined ||
  typeof values === 'function' ||
  (typeof config === 'object' && config !== null && ('submit' in config || 'callback' in config))

/** An error raised at the socket doesn't show the caller, so this adds it to the stack. */
function retrace(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}

/**
 * PostgreSQL's own code for a commit that may have happened or not. The wait of a commit for its standby was cancelled:
 * PostgreSQL then says yes all the same, with a warning, though only one machine has the change.
 */
class UnconfirmedCommit extends Error {
  readonly code = '08007'
  constructor() {
    super('the commit is on one machine only')
  }
}

/**
 * Prepares every statement with parameters once per connection, because for most of ours, parsing and planning cost
 * PostgreSQL more than running. Kysely itself doesn't name statements.
 *
 * We create the promise, not the driver. The driver's callback refers back to its query, and because of this cycle the
 * rows of every result would survive young collections, which takes much more memory and causes longer pauses.
 */
export class PreparingClient extends Client {
  private isUnconfirmed = false

  constructor(config?: string | ClientConfig) {
    super(config)
    // The warning comes before the end of the statement. Its text may be in any language, unlike this name.
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.isUnconfirmed = true
    })
  }

  /** Why a statement that PostgreSQL answered has failed nevertheless. */
  private takeFailure(): Error | null {
    const failure = this.isUnconfirmed ? new UnconfirmedCommit() : null
    this.isUnconfirmed = false
    return failure
  }

  override query = ((text: unknown, values: unknown, answer?: unknown) => {
    const send = super.query.bind(this) as unknown as Send
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const [config, parameters] = name ? [{ name, text, values }, undefined] : [text, values]
    if (isAnswered(text, values, answer)) return send(config, parameters, answer)
    return new Promise((resolve, reject) => {
      send(config, parameters, (thrown: Error | null, result: unknown) => {
        const error = thrown ?? this.takeFailure()
        if (error) reject(error)
        else resolve(result)
      })
    }).catch(retrace)
  }) as Client['query']
}
