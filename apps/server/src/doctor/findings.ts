import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { Release } from '#platform/release.ts'

/** `fix` is absent when all is well. A check that depends on something broken is `unchecked`. */
export type Finding = { state: 'ok' | 'wrong' | 'unchecked'; says: string; fix?: string }

/** What the checks examine. Tests replace parts of it. */
export type Patient = {
  /** Undefined when the configuration is invalid; `problems` says how. */
  config: Config | undefined
  problems: readonly string[]
  /** Rejects when PostgreSQL can't be used. */
  db: Promise<Db>
  env: NodeJS.ProcessEnv
  /** The folder of the installation, with a slash at its end. */
  root: URL
  release: Release
  inContainer: boolean
  timeServer: string
  resolveTxt: (name: string) => Promise<string[][]>
  now: () => number
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const wrong = (says: string, fix: string): Finding => ({ state: 'wrong', says, fix })
export const unchecked = (says: string): Finding => ({ state: 'unchecked', says })

/** Finds what is wrong with the variables whose names start like this. The sentence says how to fix it. */
export function findProblem({ problems }: Patient, ...names: string[]): Finding | undefined {
  const matching = problems.filter((problem) => names.some((name) => problem.startsWith(name)))
  if (matching.length === 0) return undefined
  return wrong(
    matching.join('; '),
    `correct ${[...new Set(matching.map((text) => text.split(':')[0]))].join(' and ')} in .env, then restart`,
  )
}
