// @vitest-environment happy-dom
import type { Report } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as madeFile from '#testing/portability.ts'
import { breakDown, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ReportDialog } from './report-dialog.tsx'

const chosen = { range: 'all-time', withNotes: true } as const
const making: Report = { ...madeFile.making, ...chosen }
const ready: Report = { ...madeFile.ready, ...chosen, bytes: 96_000 }
const close = vi.fn()

const open = (portability: FakeApi['portability'] = {}) =>
  renderScreen(<ReportDialog onClose={close} />, { api: { portability: { report: null, ...portability } } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a report is requested with a range and notes, prepared and downloaded', async () => {
  const view = open({ makeReport: making })
  fireEvent.change(await screen.findByLabelText('Date range'), { target: { value: 'all-time' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'With notes' }))
  await press('Make the PDF')
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('0.4')
  expect(screen.queryByLabelText('Date range')).toBeNull()
  const [sent] = view.callsTo('portability.makeReport')
  expect(sent).toMatchObject({ body: { range: 'all-time', withNotes: true } })
  view.answer({ portability: { report: ready } })
  const link = await screen.findByRole('link', { name: /^Download, 96 kB/ })
  expect(link.getAttribute('href')).toBe(ready.url)
  expect(screen.getByText('All Time, with notes')).toBeTruthy()
})

test('notes are left out unless their box is ticked', async () => {
  const view = open({ makeReport: making })
  await press('Make the PDF')
  await screen.findByRole('progressbar')
  expect(view.callsTo('portability.makeReport')[0]).toMatchObject({ body: { range: 'this-year', withNotes: false } })
})

test('the preparation can be stopped', async () => {
  const view = open({ report: making, removeReport: null })
  await press('Stop')
  expect(await screen.findByRole('button', { name: 'Make the PDF' })).toBeTruthy()
  expect(view.callsTo('portability.removeReport')).toHaveLength(1)
})

test('a report that couldn’t be made says so, and can be made again', async () => {
  open({ report: { ...making, state: 'failed' }, makeReport: making })
  expect(await screen.findByText('We couldn’t make the report')).toBeTruthy()
  await press('Make a new one')
  expect(await screen.findByText(/Making your report/)).toBeTruthy()
})

test('a finished report can be deleted or replaced by another', async () => {
  const view = open({ report: ready, removeReport: breakDown(), makeReport: breakDown() })
  await press('Delete it now')
  expect(await screen.findByText('We couldn’t delete the report')).toBeTruthy()
  await press('Make a new one')
  expect(await screen.findByText('We couldn’t start the report')).toBeTruthy()
  view.answer({ portability: { removeReport: null } })
  await press('Delete it now')
  expect(await screen.findByRole('button', { name: 'Make the PDF' })).toBeTruthy()
})

test('if the report fails to load, it can be tried again', async () => {
  const view = open({ report: breakDown() })
  expect(await screen.findByText('We couldn’t load your report')).toBeTruthy()
  view.answer({ portability: { report: null } })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Make the PDF' })).toBeTruthy()
})

test('while it loads, nothing is offered, but the dialog can be closed', async () => {
  open({ report: () => never() })
  expect(screen.queryByRole('button', { name: 'Make the PDF' })).toBeNull()
  await press('Close')
  expect(close).toHaveBeenCalledOnce()
})
