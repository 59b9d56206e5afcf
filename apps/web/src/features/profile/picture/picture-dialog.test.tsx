// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const withPicture: CurrentUser = { ...mira, profileImage: '/api/pictures/a/b-512.webp' }
const drawn: number[][] = []

function open(profile: FakeApi['profile'] = {}, user = mira) {
  const onClose = vi.fn()
  const view = renderScreen(<PictureDialog user={user} onClose={onClose} />, { user, api: { profile } })
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/png') throw new DOMException('not a picture')
    return { width: 300, height: 200 }
  })
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (...how: unknown[]) => drawn.push(how.slice(1, 5).map((value) => Math.round(Number(value)))),
  })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['webp'], { type: 'image/webp' }))
  return { ...view, onClose }
}

const choose = (content: string | Uint8Array<ArrayBuffer>, type: string) => {
  const files = [new File([content], 'a', { type })]
  fireEvent.change(screen.getByLabelText('Your picture', { selector: 'input' }), { target: { files } })
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a chosen picture is moved, zoomed and saved, and only pixels leave the device', async () => {
  const { onClose, callsTo } = open({ changePicture: withPicture })
  choose('a picture', 'image/png')
  const stage = await screen.findByRole('img', { name: /^Your picture/ })
  expect(document.activeElement).toBe(stage)
  await waitFor(() => expect(drawn.at(-1)).toEqual([50, 0, 200, 200]))
  fireEvent.keyDown(stage, { key: 'ArrowRight' })
  await waitFor(() => expect(drawn.at(-1)).toEqual([40, 0, 200, 200]))
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  await waitFor(() => expect(drawn.at(-1)).toEqual([90, 50, 100, 100]))
  await press('Use this picture')
  expect(await screen.findByText('Picture saved')).toBeTruthy()
  expect(callsTo('profile.changePicture')).toHaveLength(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['refused', refuse('picture.unreadable'), /JPEG, PNG or WebP\.$/],
  ['lost', breakDown(), 'Please try again.'],
])('a picture that is %s leaves the dialog open and says so', async (_what, changePicture, text) => {
  const { onClose } = open({ changePicture })
  choose('a picture', 'image/png')
  await press('Use this picture')
  expect(await screen.findByText('Update failed')).toBeTruthy()
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['no picture', 'text', 'text/plain', 'We couldn’t read this picture. Please choose a JPEG, PNG or WebP.'],
  ['too large', new Uint8Array(5 * 1024 * 1024 + 1), 'image/png', 'Please choose a picture of up to 5 MB'],
])('a file that is %s is refused at once, and nothing is sent', async (_what, content, type, words) => {
  const { calls } = open()
  choose(content, type)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(calls).toEqual([])
})

test('Remove deletes the picture', async () => {
  const { onClose, callsTo } = open({ change: mira }, withPicture)
  await press('Remove')
  expect(await screen.findByText('Picture removed')).toBeTruthy()
  expect(callsTo('profile.change')[0]?.body).toEqual({ displayName: 'Mira Sen', bio: null, profileImage: null })
  expect(onClose).toHaveBeenCalledOnce()
})

test('without a picture there is nothing to remove', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
