// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { anImport, importCounts, making, ready } from '#testing/portability.ts'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ArchiveScreen } from './archive-screen.tsx'

const { checked, added } = anImport(
  'archive',
  'archive.zip',
  importCounts({
    rows: 12,
    practices: { new: 7, duplicate: 1 },
    moods: { new: 1, duplicate: 0 },
    nights: { new: 2, duplicate: 0 },
  }),
)

const open = (portability: FakeApi['portability'] = {}, quietMode = false) =>
  renderScreen(<ArchiveScreen />, {
    api: { journey: { settings: journeySettings({ quietMode }) }, portability: { archive: null, ...portability } },
  })
/** Like a keyboard, gives the pressed button the focus. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent

test('an archive is requested, prepared and downloaded', async () => {
  const view = open({ makeArchive: making })
  await press('Make the archive')
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('0.4')
  view.answer({ portability: { archive: ready } })
  const link = await screen.findByRole('link', { name: /^Download, 4.2 MB/ })
  expect(link.getAttribute('href')).toBe(ready.url)
})

test('the preparation can be stopped', async () => {
  const view = open({ archive: making, removeArchive: null })
  await press('Stop')
  expect(await screen.findByRole('button', { name: 'Make the archive' })).toBeTruthy()
  expect(focused()).toBe('Take everything with you')
  expect(view.callsTo('portability.removeArchive')).toHaveLength(1)
})

test('an archive that couldn’t be made says so and can be made again', async () => {
  open({ archive: { ...making, state: 'failed' }, makeArchive: making })
  expect(await screen.findByText('We couldn’t make the archive')).toBeTruthy()
  await press('Make a new one')
  expect(await screen.findByText(/Making your archive/)).toBeTruthy()
})

test('a page that failed to load can be tried again, and one that is loading offers nothing yet', async () => {
  const view = open({ archive: breakDown() })
  expect(await screen.findByText('We couldn’t load your archive')).toBeTruthy()
  expect(screen.getByText('Everything you’ve logged is safe. Please try again.')).toBeTruthy()
  view.answer({ portability: { archive: null } })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Make the archive' })).toBeTruthy()
})

test('during a retry, the failure stays and the button keeps the focus', async () => {
  const view = open({ archive: breakDown() })
  await screen.findByText('We couldn’t load your archive')
  view.answer({ portability: { archive: () => never() } })
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
})

test('while it loads, nothing is offered', () => {
  open({ archive: () => never() })
  expect(screen.queryByRole('button', { name: 'Make the archive' })).toBeNull()
})

const choose = (content = 'PK') =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File([content], 'archive.zip', { type: 'application/zip' })] },
  })
const sending = {
  beginImport: { ...checked, state: 'receiving' },
  sendPart: { ...checked, state: 'receiving' },
} as const

test('an archive is sent, checked, added and undone', async () => {
  const view = open({ ...sending, checkImport: { ...checked, state: 'reading' }, import: checked })
  choose()
  expect(await screen.findByText('7 practices are added')).toBeTruthy()
  expect(await screen.findByText('Your longest streak changes from 31 to 38 days')).toBeTruthy()
  expect(screen.getByText('1 entry can’t be read')).toBeTruthy()
  expect(view.callsTo('portability.commitImport')).toHaveLength(0)
  view.answer({ portability: { commitImport: added, undoImport: { ...added, state: 'undone' } } })
  await press('Add them')
  expect(await screen.findByText('7 practices are home')).toBeTruthy()
  expect(focused()).toBe('Bring your practice with you')
  await press('Undo this import')
  expect(await screen.findByText('The import is undone')).toBeTruthy()
  expect(focused()).toBe('Bring your practice with you')
})

test('a file we don’t trust is refused with an explanation, and another can be chosen', async () => {
  open({ ...sending, checkImport: { ...checked, state: 'refused', refusal: 'not-an-archive', counts: null } })
  choose()
  expect(await screen.findByText(/isn’t one of our archives/)).toBeTruthy()
  await press('Choose another file')
  expect(await screen.findByText(/Nothing is saved until/)).toBeTruthy()
})

test('if sending or adding fails, nothing is lost', async () => {
  const view = open({ beginImport: breakDown() })
  choose()
  expect(await screen.findByText('We couldn’t send the file')).toBeTruthy()
  view.answer({
    portability: {
      ...sending,
      checkImport: checked,
      import: checked,
      commitImport: refuse('portability.import_moved_on'),
    },
  })
  choose()
  await press('Add them')
  await waitFor(() => expect(screen.getByText('We couldn’t add the import')).toBeTruthy())
  expect(screen.getByText('7 practices are added')).toBeTruthy()
})

test('an archive without practices shows no count of them, and quiet mode mentions no streak', async () => {
  const counts = { ...checked.counts!, practices: { new: 0, duplicate: 0 } }
  open({ ...sending, checkImport: { ...checked, counts }, commitImport: { ...added, counts } }, true)
  choose()
  expect(await screen.findByText('What isn’t here yet is added')).toBeTruthy()
  expect(screen.getByText('2 nights are added')).toBeTruthy()
  expect(screen.queryByText(/streak/i)).toBeNull()
  await press('Add them')
  expect(await screen.findByText('Your archive is home')).toBeTruthy()
})

test('an archive with nothing new offers nothing to add', async () => {
  const none = { new: 0, duplicate: 3 }
  const counts = { ...checked.counts!, practices: none, moods: none, nights: none }
  open({ ...sending, checkImport: { ...checked, counts } })
  choose()
  expect(await screen.findByText('There’s nothing new in it')).toBeTruthy()
  expect(screen.getByText('9 entries are already here and are left alone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add them' })).toBeNull()
})
