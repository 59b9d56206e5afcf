import { type ChildProcess, spawn } from 'node:child_process'

/** api, worker and web together; when one ends, or on Ctrl-C, all end. */
const server = (entry: string) =>
  spawn(process.execPath, ['--watch', '--env-file-if-exists=.env', `apps/server/src/${entry}.ts`], { stdio: 'inherit' })

const children: ChildProcess[] = [
  server('api'),
  server('worker'),
  spawn('npm', ['run', 'dev', '-w', '@sadhana/web'], { stdio: 'inherit' }),
]

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stopAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
