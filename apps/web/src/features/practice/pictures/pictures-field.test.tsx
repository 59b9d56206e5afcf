// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { EditSession } from '../form/edit-session.tsx'

const savedPicture = { id: '0198a1f0-0000-7000-8000-0000000000a1', caption: 'Dawn' }
const session = aPractice({ pictures: [savedPicture] })
const drawn: number[][] = []

beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type === 'text/plain') throw new DOMException('not a picture')
    return { width: 4096, height: 1024 }
  })
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: (_picture: unknown, ...where: number[]) => drawn.push(where),
  })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }))
})

function open(practicePictures: FakeApi['practicePictures'] = {}) {
  const onClose = vi.fn()
  const onSaved = vi.fn()
  const view = renderScreen(<EditSession session={session} onClose={onClose} onSaved={onSaved} />, {
    api: {
      practice: { edit: ({ body }) => ({ ...session, version: body.version + 1 }) },
      practicePictures: {
        view: new ArrayBuffer(3),
        add: ({ params }) => ({ id: params.pictureId, caption: null }),
        describe: ({ params, body }) => ({ id: params.pictureId, caption: body.caption }),
        remove: null,
        ...practicePictures,
      },
    },
  })
  return { ...view, onClose, onSaved }
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (...types: string[]) => {
  const files = types.map((type) => new File(['a'], 'a', { type }))
  fireEvent.change(await screen.findByLabelText('Pictures', { selector: 'input' }), { target: { files } })
}
const captions = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^What picture/ })

test('chosen pictures are redrawn, given a caption and sent with the practice', async () => {
  const { callsTo, onClose, onSaved } = open()
  await choose('image/png')
  await waitFor(() => expect(captions()).toHaveLength(2))
  expect(drawn).toEqual([[0, 0, 2048, 512]])
  fireEvent.change(captions()[1] as HTMLInputElement, { target: { value: 'The mat' } })
  await press('Save changes')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(callsTo('practicePictures.add')).toHaveLength(1)
  expect(callsTo('practicePictures.describe').map(({ body }) => body)).toEqual([{ caption: 'The mat' }])
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ pictures: [savedPicture, { caption: 'The mat' }] })
})

test('a removed picture is deleted when the practice is saved, even if another device was faster', async () => {
  const { callsTo, onClose } = open({ remove: refuse('practice.picture_not_found') })
  await press('Remove picture 1')
  expect(document.activeElement?.textContent).toContain('Add pictures')
  expect(callsTo('practicePictures.remove')).toEqual([])
  await press('Save changes')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(callsTo('practicePictures.remove')).toHaveLength(1)
})

test('unchanged pictures cause no request', async () => {
  const { callsTo, onClose } = open()
  await press('Save changes')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(callsTo('practicePictures.describe')).toEqual([])
})

test('when a picture fails, the practice is saved, the failure is shown, and Save tries again', async () => {
  const { answer, callsTo, onClose } = open({ add: breakDown() })
  await choose('image/png')
  await waitFor(() => expect(captions()).toHaveLength(2))
  await press('Save changes')
  expect(await screen.findByText('The pictures didn’t get through')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  answer({ practicePictures: { add: ({ params }) => ({ id: params.pictureId, caption: null }) } })
  await press('Save changes')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [first, second] = callsTo('practicePictures.add')
  expect(second?.url).toBe(first?.url)
  expect(callsTo('practice.edit').map(({ body }) => (body as { version: number }).version)).toEqual([1, 2])
})

test('four is the maximum; a file that isn’t a picture is refused at once', async () => {
  open()
  await choose('image/png', 'text/plain')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read this picture')
  await choose('image/png', 'image/png', 'image/png')
  await waitFor(() => expect(captions()).toHaveLength(4))
  expect(screen.getByRole('alert').textContent).toContain('We left out the rest')
  expect(screen.getByText('That’s all four.')).toBeTruthy()
})
