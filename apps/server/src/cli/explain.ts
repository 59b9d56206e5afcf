import { CommanderError } from 'commander'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'

/** No value may break the list or send control codes to the terminal. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** Commands refuse with a sentence, as the console does. */
export const refused = (message: string) => new CommanderError(1, 'cli.refused', oneLine(message))

/** What a service or a schema refused, as a sentence; anything else is a fault. */
export function explain(error: unknown): never {
  if (error instanceof AppError) throw refused(error.message)
  if (error instanceof z.ZodError) throw refused(error.issues.map(({ message }) => message).join('; '))
  throw error
}

export function check<T>(schema: z.ZodType<T>, input: unknown): T {
  const { data, error, success } = schema.safeParse(input)
  if (!success) return explain(error)
  return data
}
