// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

const withoutClipboard = (copies: boolean) => {
  const copied: string[] = []
  vi.stubGlobal('navigator', {})
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '')
    return copies
  }
  return copied
}

test('the text goes to the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('a link')
  expect(writeText).toHaveBeenCalledWith('a link')
})

test('without a clipboard, the text is copied from a field, which is removed afterwards', async () => {
  const copied = withoutClipboard(true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  await copyText('a link')
  expect(copied).toEqual(['a link'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a refusal by the browser is an error', async () => {
  withoutClipboard(false)
  await expect(copyText('a link')).rejects.toThrow('no clipboard')
})
