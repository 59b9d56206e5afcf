// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { breakDown, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PictureRow } from './picture-row.tsx'

const sessionId = '0198a1f0-0000-7000-8000-00000000000a'
const pictures = [
  { id: '0198a1f0-0000-7000-8000-0000000000a1', caption: 'The mat at dawn' },
  { id: '0198a1f0-0000-7000-8000-0000000000a2', caption: null },
]

let comeNear = () => {}
beforeEach(() => {
  const seen: (() => void)[] = []
  comeNear = () => seen.forEach((show) => show())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

const open = (view: NonNullable<FakeApi['practicePictures']>['view'] = new ArrayBuffer(3)) =>
  renderScreen(<PictureRow sessionId={sessionId} pictures={pictures} of="Dhyana, today" />, {
    api: { practicePictures: { view } },
  })
const button = (name: string) => screen.findByRole('button', { name })

test('pictures load when they are almost in view, and are named by caption or number', async () => {
  const { callsTo, container } = open()
  expect(screen.getByRole('list', { name: 'Pictures: Dhyana, today' })).toBeTruthy()
  expect(await button('Open The mat at dawn')).toBeTruthy()
  expect(await button('Open picture 2 of 2')).toBeTruthy()
  expect(callsTo('practicePictures.view')).toEqual([])
  comeNear()
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
  expect(callsTo('practicePictures.view').every(({ url }) => url.endsWith('?size=small'))).toBe(true)
})

test('a picture opens larger, and arrow keys and buttons lead to the others, up to the last', async () => {
  open()
  fireEvent.click(await button('Open The mat at dawn'))
  const dialog = await screen.findByRole('dialog', { name: 'The mat at dawn' })
  expect(await screen.findByRole('img', { name: 'The mat at dawn' })).toBeTruthy()
  expect(dialog.textContent).toContain('Picture 1 of 2')
  fireEvent.keyDown(await button('Close'), { key: 'ArrowRight' })
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toBeTruthy()
  fireEvent.click(await button('Next picture'))
  expect(screen.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeTruthy()
  fireEvent.click(await button('Previous picture'))
  expect(await screen.findByRole('dialog', { name: 'The mat at dawn' })).toBeTruthy()
  fireEvent.click(await button('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a picture that doesn’t load says so, and can be tried again', async () => {
  const { answer } = open(breakDown())
  fireEvent.click(await button('Open The mat at dawn'))
  expect(await screen.findByText('We couldn’t load this picture')).toBeTruthy()
  answer({ practicePictures: { view: new ArrayBuffer(3) } })
  fireEvent.click(await button('Try again'))
  expect(await screen.findByRole('img', { name: 'The mat at dawn' })).toBeTruthy()
})
