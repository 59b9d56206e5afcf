/** One file of the server, faults to plant in it one at a time, and the tests that must notice each of them. */
export type Target = {
  /** Relative to apps/server/src, like the tests. */
  file: string
  tests: readonly string[]
  /** True if its tests take only a second or two, so that it can be part of CI's sample. */
  isQuick?: true
  faults: readonly Fault[]
}

/** `text` occurs once in the file. */
type Fault = readonly [what: string, text: string, instead: string]

export type Mutant = {
  what: string
  file: string
  text: string
  instead: string
  /** Where the text starts, if it may occur more than once. */
  at?: number
  /** The lines before and after, if the description doesn't show them. */
  diff?: string
  tests: readonly string[]
  /** Tests that run if none of `tests` fails. */
  otherTests?: readonly string[]
  isQuick: boolean
}

const source = 'apps/server/src'

export const mutantsOf = (targets: readonly Target[]): Mutant[] =>
  targets.flatMap(({ file, tests, isQuick = false, faults }) =>
    faults.map(([what, text, instead]) => ({
      what,
      file: `${source}/${file}`,
      text,
      instead,
      tests: tests.map((test) => `${source}/${test}`),
      isQuick,
    })),
  )

/**
 * The file with the fault in it. Throws if the text is missing or occurs twice, because the list must match the code.
 */
export function plant(
  { file, text, instead, at }: Pick<Mutant, 'file' | 'text' | 'instead' | 'at'>,
  code: string,
): string {
  if (at !== undefined && code.startsWith(text, at)) return code.slice(0, at) + instead + code.slice(at + text.length)
  const [before, after, ...more] = code.split(text)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} should hold this text once: ${text}`)
  }
  return `${before}${instead}${after}`
}

/** A different part of the list every day, so that all of them run over time. */
export function sampleOf(mutants: readonly Mutant[], count: number, day: Date): Mutant[] {
  const quick = mutants.filter(({ isQuick }) => isQuick)
  const first = (Math.floor(day.getTime() / 86_400_000) * count) % quick.length
  return [...quick, ...quick].slice(first, first + Math.min(count, quick.length))
}
