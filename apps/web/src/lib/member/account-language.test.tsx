// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { mira } from '#testing/mira.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { currentUserQuery } from './current-user.ts'
import { markStoppedErasure, takeStoppedErasure } from './stopped-erasure.ts'

const Who = () => {
  const { data } = useQuery(currentUserQuery)
  return <p>{data ? `${data.username} has arrived` : 'on the way'}</p>
}

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
beforeEach(() => reload.mockClear())

const german: CurrentUser = { ...mira, language: 'de' }
const followed: CurrentUser = { ...german, followsLanguage: true }
const open = (me: CurrentUser) => renderScreen(<Who />, { user: null, api: { account: { me } } })

test('on a new device, the page is loaded again in the language of the account, before anything is shown', async () => {
  open(followed)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.getByText('on the way')).toBeTruthy()
})

test('a page that comes in another language all the same is not loaded a second time', async () => {
  sessionStorage.setItem('followed-language', 'de')
  open(followed)
  expect(await screen.findByText(`${mira.username} has arrived`)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('a browser with a language of its own keeps it', async () => {
  open(german)
  expect(await screen.findByText(`${mira.username} has arrived`)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('a member whose sign-in has stopped an erasure is told first', async () => {
  markStoppedErasure('2026-11-30T08:00:00Z')
  open(followed)
  expect(await screen.findByText(`${mira.username} has arrived`)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  expect(takeStoppedErasure()).toBe('2026-11-30T08:00:00Z')
})

test('a sit that is running is not disturbed', async () => {
  localStorage.setItem(sitKey, '{}')
  open(followed)
  expect(await screen.findByText(`${mira.username} has arrived`)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('nor is a member who chooses another language elsewhere while this page is open', async () => {
  const { answer, callsTo } = open({ ...mira, language: 'en' })
  await screen.findByText(`${mira.username} has arrived`)
  answer({ account: { me: followed } })
  await queryClient.invalidateQueries(currentUserQuery)
  expect(callsTo('account.me')).toHaveLength(2)
  expect(reload).not.toHaveBeenCalled()
})
