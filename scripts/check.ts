import { spawn } from 'node:child_process'

/** What looks at the text of the code runs side by side, the tests after it. */
const looking = ['check:types', 'check:lint', 'check:format', 'check:structure', 'check:dead-code']

function run(script: string): Promise<boolean> {
  const began = Date.now()
  const output: Buffer[] = []
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const passed = code === 0
      console.log(`${passed ? 'passed' : 'FAILED'}  ${script}  ${((Date.now() - began) / 1000).toFixed(1)} s`)
      if (!passed || script === 'test') console.log(Buffer.concat(output).toString())
      resolve(passed)
    })
  })
}

const outcomes = await Promise.all(looking.map(run))
outcomes.push(await run('test'))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
