import { execFileSync } from 'node:child_process'
import { environment, root } from './service.ts'

/** What the operators' command line prints. */
export const operators = (...words: string[]): string =>
  execFileSync(process.execPath, ['apps/server/src/cli.ts', ...words], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  })
