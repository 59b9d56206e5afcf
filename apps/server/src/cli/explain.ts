import { CommanderError } from 'commander'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'

/** Keeps a value from breaking the line or sending control codes to the terminal. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** Like the console, a command explains a refusal in one sentence. */
export const refused = (message: string) => new CommanderError(1, 'cli.refused', oneLine(message))

/** Turns a refusal by a service or schema into a sentence. Any other error is a bug and is thrown again. */
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
