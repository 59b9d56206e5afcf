import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
})
const running: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  rmSync(folder, { recursive: true, force: true })
})

const saying = (words: string) => `process.send('${words}'); setInterval(() => {}, 1000)\n`

/** Saves like many editors: writes a new file and renames it over the old one. */
function save(name: string, text: string) {
  writeFileSync(join(folder, `${name}.part`), text)
  renameSync(join(folder, `${name}.part`), join(folder, name))
}

/** Starts `main.ts`, which imports `routes/answer.ts`. `heard` returns its output in order. */
function startMain() {
  const heard: string[] = []
  let more = Promise.withResolvers<void>()
  const hear = (words: string) => {
    heard.push(words)
    more.resolve()
    more = Promise.withResolvers()
  }
  mkdirSync(join(folder, 'routes'), { recursive: true })
  writeFileSync(join(folder, 'main.ts'), `import './routes/answer.ts'\n`)
  writeFileSync(join(folder, 'routes/answer.ts'), saying('first'))
  running.push(
    keepRunning({
      folders: [folder],
      start: () => {
        const child = spawn(process.execPath, [join(folder, 'main.ts')], {
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        })
        child.on('message', (words: string) => hear(words))
        return child
      },
      onStop: (code) => hear(`stopped with ${code}`),
    }),
  )
  return async (count: number) => {
    while (heard.length < count) await more.promise
    return heard
  }
}

test.each([
  ['a word too many', 'this is not code\n'],
  ['an import of nothing', `import './nothing.ts'\n`],
  ['a throw while loading', `throw new Error('mounting failed')\n`],
])('after a broken save (%s) and then a fixed one, it answers', async (_, broken) => {
  const heard = startMain()
  await heard(1)
  save('routes/answer.ts', broken)
  await heard(2)
  save('routes/answer.ts', saying('mended'))
  expect(await heard(3)).toEqual(['first', 'stopped with 1', 'mended'])
})

test('a file in a new folder restarts it, a test file doesn’t', async () => {
  const heard = startMain()
  await heard(1)
  mkdirSync(join(folder, 'later'))
  save('main.ts', `import './later/words.ts'\n`)
  await heard(2)
  save('later/words.test.ts', '')
  save('later/words.ts', saying('second'))
  expect(await heard(3)).toEqual(['first', 'stopped with 1', 'second'])
})

test('it stops the process it runs', async () => {
  let child: ReturnType<typeof spawn> | undefined
  const running = keepRunning({
    folders: [],
    start: () => (child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])),
    onStop: () => expect.unreachable(),
  })
  await once(child!, 'spawn')
  await running.stop()
  expect(child?.signalCode).toBe('SIGTERM')
})
