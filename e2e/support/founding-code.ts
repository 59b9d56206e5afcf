import { execFileSync } from 'node:child_process'
import { environment, root } from './service.ts'

/** Asks the operators' command line for a referral code, as the first member's host would. */
export function foundingCode(): string {
  const env = environment('smtp://127.0.0.1:25')
  const printed = execFileSync(process.execPath, ['apps/server/src/cli.ts', 'invite'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  const [code = ''] = printed.split('\n')
  return code
}
