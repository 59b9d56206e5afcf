import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { memberRoutes } from './routes.tsx'

type Icon = { src: string; sizes: string; purpose?: string }
type Manifest = {
  start_url: string
  icons: Icon[]
  share_target: { action: string; params: { files: { name: string }[] } }
  shortcuts: { name: string; url: string; icons: Icon[] }[]
}

const publicFile = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url))
const manifest = JSON.parse(publicFile('/manifest.webmanifest').toString()) as Manifest

test('the page loads the manifest with cookies, because the chosen language is in one', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />')
})

/** Width and height are the first fields of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('every icon has the size that the manifest says', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
  for (const { src, sizes } of icons) expect(sizeOf(publicFile(src)), src).toBe(sizes)
})

test('there is an icon for every system: whole, cut to a shape, or tinted', () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'monochrome'])
})

test('the shortcuts lead to pages of the app', () => {
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Sit', 'Log a practice', 'Check in'])
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    const { pathname } = new URL(url, 'https://compass.example')
    const route = memberRoutes.find(({ path }) => matchPath(path, pathname))
    expect(route?.path, url).toBe(pathname)
  }
})

test('a table that is shared with the app goes to the worker, which no page answers', () => {
  const { action, params } = manifest.share_target
  const worker = readFileSync(new URL('../service-worker/shared-file.ts', import.meta.url), 'utf8')
  expect(worker).toContain(`const target = '${action}'`)
  expect(worker).toContain(`.get('${params.files[0]?.name}')`)
  expect(memberRoutes.filter(({ path }) => path !== '*').some(({ path }) => matchPath(path, action))).toBe(false)
})
