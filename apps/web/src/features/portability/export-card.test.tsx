// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakDown, loseNetwork, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ExportCard } from './export-card.tsx'

const [report, share] = [vi.fn(), vi.fn()]
const card = (
  <ExportCard onReport={report} onShare={share}>
    All 2 sessions, including your notes.
  </ExportCard>
)

afterEach(() => vi.restoreAllMocks())

function open(csv: NonNullable<FakeApi['portability']>['csv'], user?: null) {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const blob = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log')
  const options = { api: { portability: { csv: csv! } }, ...(user === null && { user }) }
  const view = renderScreen(card, options)
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  return { ...view, save, blob }
}

test('the log is saved as a CSV file that spreadsheets read as UTF-8', async () => {
  const { save, blob } = open('date,notes\r\n2026-01-05,Prāṇāyāma\r\n')
  expect(await screen.findByText('Export successful!')).toBeTruthy()
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('yoga-practice-data.csv')
  const file = blob.mock.calls[0]?.[0] as Blob
  expect(file.type).toBe('text/csv;charset=utf-8')
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toContain('Prāṇāyāma')
})

test('the button is disabled until the file is there', async () => {
  const view = open(() => never())
  const button = screen.getByRole('button', { name: 'Download CSV' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(button)
  expect(view.callsTo('portability.csv')).toHaveLength(1)
})

test.each([
  ['the server crashes', breakDown],
  ['there is no network', loseNetwork],
])('if %s, nothing is saved, and the export can be tried again', async (_what, failure) => {
  const view = open(failure())
  expect(await screen.findByText('Unable to export data. Please try again.')).toBeTruthy()
  expect(view.save).not.toHaveBeenCalled()
  view.answer({ portability: { csv: 'date\r\n' } })
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Export successful!')).toBeTruthy()
})

test('without a session, the member is asked to sign in', async () => {
  const view = open('', null)
  expect(await screen.findByText('Please log in to export your data.')).toBeTruthy()
  expect(view.calls).toEqual([])
})

test('the report and sharing are one tap away', () => {
  renderScreen(card)
  fireEvent.click(screen.getByRole('button', { name: 'PDF' }))
  expect(report).toHaveBeenCalledOnce()
  expect(share).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledOnce()
})
