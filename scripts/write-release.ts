import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** `npm run build` records what it builds: the version, and the commit if there is one. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const commit = process.env['COMMIT'] ?? headCommit()
writeFileSync('release.json', `${JSON.stringify({ version, commit })}\n`)

function headCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // A source archive has no Git history.
    return null
  }
}
