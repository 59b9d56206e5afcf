// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { createDraft } from './draft.ts'
import { useOpenDrafts } from './use-open-drafts.ts'

const storage = memoryStorage()
createDraft('a-draft', storage)
const seal = (userId: string) => storage.setItem('a-draft', JSON.stringify({ userId, sealed: '…' }))

beforeEach(() => storage.removeItem('a-draft'))

const open = (userId?: string) => renderHook(useOpenDrafts, { initialProps: userId })

test('forms wait for what is sealed, until it is open or can’t be opened', async () => {
  seal('asha')
  const { result, rerender } = open()
  expect(result.current).toBe(false)
  rerender('asha')
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
})

test('a page that is open stays open when another tab seals a draft', () => {
  const { result, rerender } = open('mira')
  expect(result.current).toBe(true)
  seal('mira')
  rerender('mira')
  expect(result.current).toBe(true)
})
