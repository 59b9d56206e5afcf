import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/**
 * Answers each question once it is on the screen, as someone at a terminal does. `script`, which every Debian has, makes
 * the terminal; on other systems its flags are different.
 */
async function atATerminal(answers: readonly [question: string, answer: string][]) {
  const folder = mkdtempSync(join(tmpdir(), 'init-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(import.meta.dirname, '../init.ts')
  const command = `"${process.execPath}" "${program}" --folder "${folder}" --no-email-check`
  const terminal = spawn('script', ['-qec', command, '/dev/null'], { env: { PATH: process.env['PATH'] } })
  onTestFinished(() => void terminal.kill())
  let screen = ''
  let read = 0
  const left = [...answers]
  terminal.stdout.on('data', (chunk: Buffer) => {
    screen += chunk
    const place = left[0] === undefined ? -1 : screen.indexOf(left[0][0], read)
    if (place === -1) return
    read = place + 1
    terminal.stdin.write(`${left.shift()?.[1]}\r`)
  })
  const code = await new Promise((resolve) => terminal.on('close', resolve))
  return { code, screen, left, settings: parseEnv(readFileSync(join(folder, '.env'), 'utf8')) }
}

const isDebian = existsSync('/etc/debian_version')

test.runIf(isDebian)('at a terminal, it asks for an identity provider, and shows no secret', async () => {
  const { code, screen, left, settings } = await atATerminal([
    ['Domain', 'compass.example'],
    ['Your email address', 'asha@compass.example'],
    ['Sender of emails', ''],
    ['Mail server', 'smtp.example'],
    ['Port', ''],
    ['User', 'asha'],
    ['Password', 'a quieter lantern'],
    ['Issuer of your own identity provider', 'https://id.compass.example/realms/home'],
    ['Client id', 'compass'],
    ['Client secret', 'its+secret/of=ours'],
    ['Its name', 'Hillside House'],
  ])
  expect({ code, left }).toEqual({ code: 0, left: [] })
  expect(settings).toMatchObject({
    MAIL_FROM: 'Sadhana Compass <hello@compass.example>',
    SMTP_URL: 'smtp://asha:a%20quieter%20lantern@smtp.example:587',
    OIDC_ISSUER: 'https://id.compass.example/realms/home',
    OIDC_CLIENT_ID: 'compass',
    OIDC_CLIENT_SECRET: 'its+secret/of=ours',
    OIDC_NAME: 'Hillside House',
  })
  expect(screen).toContain('https://id.compass.example/realms/home')
  expect(screen).not.toMatch(/quieter|its\+secret/)
})
