import { spawnSync } from 'node:child_process'
import { planted } from './planted.ts'

/** Faults that bring each bug to light; the client's own bug shows whenever an answer is lost. */
const runs: [string, string][] = [
  ...planted.map(({ name }): [string, string] => [name, 'every connection']),
  ['new-ids', 'an API is killed'],
]
const caught = runs.filter(([name, only]) => {
  console.log(`== ${name}`)
  const args = ['--plant', name, '--only', only, '--runs', '3', '--seconds', '30']
  const { status } = spawnSync(process.execPath, [new URL('run.ts', import.meta.url).pathname, ...args], {
    stdio: 'inherit',
  })
  return status === 0
})
console.log(`${caught.length} of ${runs.length} bugs were noticed`)
process.exitCode = caught.length === runs.length ? 0 : 1
