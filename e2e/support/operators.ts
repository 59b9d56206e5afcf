import { execFileSync } from 'node:child_process'
import { environment, root } from './service.ts'

/** Runs an operator command and returns its output. */
export const operators = (...words: string[]): string =>
  execFileSync(process.execPath, ['apps/server/src/cli.ts', ...words], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  })
