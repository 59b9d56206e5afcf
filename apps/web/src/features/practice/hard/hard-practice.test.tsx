// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { hardSeverityLabels, hardSheetText } from '#lib/product/hard/hard-sheet.text.ts'
import { endingInWords, hardMark, hardText, hardWordLabels } from '#lib/product/hard/hard.text.ts'
import { aPractice } from '#testing/practice.ts'
import { renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { sentencesIn } from '#testing/sentences-in.ts'
import { EditSession } from '../form/edit-session.tsx'
import { JustSavedPanel } from '../just-saved/just-saved-panel.tsx'
import { justSavedStore } from '../just-saved/just-saved.ts'
import { helps, studies, whatHelpsChecked, whatHelpsText } from './what-helps.text.ts'
import { WhatHelpsScreen } from './what-helps-screen.tsx'

const session = aPractice({ afterFeeling: null, hard: {} })
afterEach(() => void justSavedStore.forget())

function Home({ notes = null }: { notes?: string | null }) {
  const navigate = useNavigate()
  useEffect(() => void navigate('/', { state: justSavedStore.set({ ...session, notes }) }), [navigate, notes])
  return <JustSavedPanel quiet />
}
const openHome = (practice: FakeApi['practice'] = {}, notes?: string) =>
  renderScreen(<Home {...(notes && { notes })} />, {
    api: { practice: { list: { items: [session], nextCursor: null }, ...practice } },
  })
const press = (name: string) => fireEvent.click(screen.getByLabelText(name))

describe('the sheet after saving', () => {
  test('says that it happens, offers three ways, and closing it sends nothing', async () => {
    const view = openHome()
    expect(await screen.findByRole('dialog', { name: hardSheetText.sentence })).toBeTruthy()
    expect(screen.getByRole('link', { name: hardSheetText.talk }).getAttribute('href')).toBe('/help-now')
    expect(screen.getByRole('link', { name: hardSheetText.whatHelps }).getAttribute('href')).toBe('/what-can-help')
    fireEvent.click(screen.getByRole('button', { name: hardSheetText.justNote }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(view.callsTo('practice.edit')).toEqual([])
    expect(screen.getByText(/and it was hard\.$/)).toBeTruthy()
  })

  test('adds what was chosen; a fourth word isn’t taken, and says why', async () => {
    const hard = { severity: 'quite', words: ['low', 'numb', 'aching'] } as const
    const view = openHome({ edit: { ...session, hard: { ...hard, words: [...hard.words] }, version: 2 } })
    await screen.findByRole('dialog')
    press('Quite')
    for (const word of ['Low', 'Numb', 'Aching', 'Angry']) press(word)
    expect(screen.getByText(hardSheetText.enough)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Angry').checked).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: hardSheetText.justNote }))
    await waitFor(() => expect(view.callsTo('practice.edit')).toHaveLength(1))
    expect(view.callsTo('practice.edit')[0]).toMatchObject({ body: { version: session.version, hard } })
  })

  test('offers people to someone whose note sounds like a crisis', async () => {
    openHome({}, 'I want to kill myself')
    expect(await screen.findByText(hardSheetText.offer, { exact: false })).toBeTruthy()
  })

  test('and to no one else', async () => {
    openHome({}, 'Sun on the mat.')
    await screen.findByRole('dialog')
    await import('@sadhana/contract/crisis')
    expect(screen.queryByText(hardSheetText.offer, { exact: false })).toBeNull()
  })
})

const edit = (changes: Parameters<typeof aPractice>[0]) => {
  const before = aPractice(changes)
  return renderScreen(<EditSession session={before} onClose={() => {}} />, {
    api: { practice: { edit: { ...before, version: 2 } } },
  })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const sent = (view: ReturnType<typeof edit>) =>
  waitFor(() => {
    const [call] = view.callsTo('practice.edit')
    expect(call).toBeTruthy()
    return (call as { body: object }).body
  })

describe('the edit dialog', () => {
  test('unfolds what the sheet has, and takes back the feeling that was chosen before', async () => {
    const view = edit({ afterFeeling: 'calm' })
    press('It was hard')
    expect(await screen.findByText(hardSheetText.shortSentence, { exact: false })).toBeTruthy()
    press('Very')
    press('Calm')
    save()
    expect(await sent(view)).toMatchObject({ afterFeeling: null, hard: { severity: 'very' } })
  })

  test('without the stone, it is no longer hard, and needs a feeling', async () => {
    const view = edit({ afterFeeling: null, hard: { severity: 'little' } })
    press('It was hard')
    save()
    expect(await screen.findByText('Please select how you feel after practice')).toBeTruthy()
    press('Peaceful')
    save()
    expect(await sent(view)).toMatchObject({ afterFeeling: 'peaceful', hard: null })
  })
})

describe('the page of helps', () => {
  test('each help has a source, and the page says when they were read and that no clinician has read it', () => {
    renderScreen(<WhatHelpsScreen />)
    for (const { title, source } of helps) {
      expect(screen.getAllByText(title).length).toBeGreaterThan(0)
      expect(document.querySelector(`a[href="${source.url}"]`)).toBeTruthy()
    }
    for (const { url } of studies) expect(document.querySelector(`a[href="${url}"]`)).toBeTruthy()
    expect(screen.getByText(/No clinician has read these texts yet\.$/)).toBeTruthy()
    expect(whatHelpsChecked).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  const everyText = sentencesIn([
    hardText,
    hardSheetText,
    hardSeverityLabels,
    hardWordLabels,
    whatHelpsText,
    helps.map(({ title, text }) => [title, text]),
    [hardMark(true, null), hardMark(true, 'calm'), endingInWords('', true), endingInWords('calm', true)],
  ]).join('\n')

  test.each([
    ['blame', /\b(should|must|fail\w*|fault|wrongly|too much effort|mistake|your own|cause[ds]?)\b/i],
    ['alarm', /\b(warning|danger\w*|risk\w*|symptom\w*|severe\w*|serious\w*|emergency|urgent\w*|alert|harm\w*)\b/i],
    ['pressure', /\b(only now|lost|behind|streak|missed|hurry|!)\b|!/i],
  ])('no word of %s', (_, words) => {
    expect(everyText.match(words)).toBeNull()
  })
})
