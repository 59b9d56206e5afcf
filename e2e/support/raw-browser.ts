import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Answer = { result?: { value?: unknown }; targetId?: string; sessionId?: string }

/**
 * A browser without Playwright, which would keep every page visible and focused. Here a tab is hidden when another is
 * in front, and throttled as on a member's device.
 */
export async function openRawBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'raw-browser-'))
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', [
    ...options,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ])
  const socket = new WebSocket(await addressOf(browser.stderr))
  await once(socket, 'open')

  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: Answer }
    if (id !== undefined) waiting.get(id)?.(result ?? {})
  })
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }))
    })

  return {
    openTab: async () => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      await send('Page.enable', {}, sessionId)
      return {
        beforeEachPage: (source: string) => send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId),
        goto: (url: string) => send('Page.navigate', { url }, sessionId),
        bringToFront: () => send('Target.activateTarget', { targetId }),
        /** Runs the expression as if a member had just touched the page. */
        evaluate: async <T>(expression: string): Promise<T> => {
          const params = { expression, userGesture: true, awaitPromise: true, returnByValue: true }
          return (await send('Runtime.evaluate', params, sessionId)).result?.value as T
        },
      }
    },
    close: async () => {
      browser.kill()
      await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const piece of output) {
    text += String(piece)
    const [, address] = /DevTools listening on (\S+)/.exec(text) ?? []
    if (address) return address
  }
  throw new Error('the browser did not start')
}
