import { readFileSync } from 'node:fs'
import { account } from '@sadhana/contract'
import { chromium } from '@playwright/test'

/**
 * Follows a newcomer's steps after `npm run dev`, using only its output (in the file named as an argument): opens the
 * address, signs in as the demo member, sees a chart with data, and follows the link in an email.
 */
const [, , output = ''] = process.argv
const timeoutMs = 120_000
const began = Date.now()

async function printed(): Promise<string> {
  for (;;) {
    const text = readFileSync(output, 'utf8')
    if (text.includes('Ctrl-C')) return text
    if (Date.now() - began > timeoutMs) throw new Error(`npm run dev printed no address, only:\n${text}`)
    await new Promise((next) => setTimeout(next, 200))
  }
}

function matchIn(text: string, pattern: RegExp): string {
  const [, value] = pattern.exec(text) ?? []
  if (!value) throw new Error(`npm run dev did not print ${pattern.source}:\n${text}`)
  return value
}

const text = await printed()
const address = matchIn(text, /is ready at (\S+)/)
const emails = matchIn(text, /Emails\s+(\S+)/)
const username = matchIn(text, /Sign in\s+([^,\s]+),/)
const password = matchIn(text, /, password: (.+)/)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const page = await browser.newPage()
page.setDefaultTimeout(timeoutMs)
try {
  const { path, method } = account.forgotPassword
  const response = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${username}@example.org` }),
  })
  if (!response.ok) throw new Error(`the API answered ${response.status} at the printed address`)

  await page.goto(`${address}/login`)
  await page.getByText(`${username}, password: ${password}`).waitFor()
  await page.getByLabel('Username, email or phone').fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: /^Good \w+, Maya/ }).waitFor()
  const progress = page.getByRole('region', { name: 'Progress' })
  await progress.getByRole('button', { name: 'Show as table' }).click()
  await progress
    .getByRole('row', { name: /[1-9]\d* minutes/ })
    .first()
    .waitFor()
  console.log(`signed in and looking at a chart after ${Date.now() - began} ms`)

  await page.goto(emails)
  await page
    .getByRole('row', { name: `${username}@example.org` })
    .getByRole('link', { name: 'Reset your password' })
    .click()
  await page.frameLocator('iframe').getByRole('link').click()
  await page.waitForURL((url) => url.origin === address && url.pathname === '/login')
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  console.log(`read an email and followed its link after ${Date.now() - began} ms`)
} finally {
  await browser.close()
}
