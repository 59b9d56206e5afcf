import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const icons = [...page.matchAll(/rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(([, href]) => href ?? '')

test('browsers, old browsers and home screens each find an icon', () => {
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  for (const icon of icons) expect(existsSync(new URL(`../../public${icon}`, import.meta.url)), icon).toBe(true)
})
