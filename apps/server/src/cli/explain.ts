import { CommanderError } from 'commander'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'

/** Commands refuse with a sentence, as the console does. It never repeats what was typed: that could hold anything. */
export const refused = (message: string) => new CommanderError(1, 'cli.refused', message)

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
