import { createHash } from 'node:crypto'
import { Client } from 'pg'

/** Statements whose text keeps changing (lists of values, say) must not fill the server's memory. */
const maxPrepared = 500
const names = new Map<string, string>()

/** The name under which a text is prepared; undefined once there are too many. */
export const nameOf = (text: string): string | undefined =>
  names.get(text) ?? (names.size < maxPrepared ? fixedNameOf(text) : undefined)

/** For statements that are written once in our code: there can't be too many of them. */
export function fixedNameOf(text: string): string {
  const existing = names.get(text)
  if (existing) return existing
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

type Send = (config: unknown, values: unknown, answer?: unknown) => unknown

/** Something that answers by itself, such as a stream of rows, or a call with a callback. */
const isAnswered = (config: unknown, values: unknown, answer: unknown): boolean =>
  answer !== undefined ||
  typeof values === 'function' ||
  (typeof config === 'object' && config !== null && ('submit' in config || 'callback' in config))

/** Raised at the socket, an error does not show who asked. */
function retrace(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}

/**
 * Prepares every statement with parameters once per connection: parsing and planning cost PostgreSQL more than
 * running most of ours. Kysely names no statements itself.
 *
 * The promise is ours, not the driver's. The driver's callback refers back to its query, and with this circle the rows
 * of every answer outlive young collections: much more memory, and longer pauses.
 */
export class PreparingClient extends Client {
  override query = ((text: unknown, values: unknown, answer?: unknown) => {
    const send = super.query.bind(this) as unknown as Send
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const [config, parameters] = name ? [{ name, text, values }, undefined] : [text, values]
    if (isAnswered(text, values, answer)) return send(config, parameters, answer)
    return new Promise((resolve, reject) => {
      send(config, parameters, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)))
    }).catch(retrace)
  }) as Client['query']
}
