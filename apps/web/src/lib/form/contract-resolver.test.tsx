// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { toastStore } from '#ui/overlay/toast-store.ts'
import { contractResolver } from './contract-resolver.ts'

const load = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./schemas.ts', async (original) => {
  load()
  return original()
})

vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))

const judge = (values: { identifier: string; password: string }) =>
  contractResolver((schemas) => schemas.Credentials)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

test('a form that can’t be validated isn’t sent, and is validated the next time', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('no network')
  })
  const answer = await judge({ identifier: 'asha', password: 'lantern orchid' })
  expect(answer.errors).toHaveProperty('root')
  expect(toastStore.get()).toMatchObject({ title: 'Not sent yet', tone: 'error' })

  expect(await judge({ identifier: '', password: 'lantern orchid' })).toHaveProperty('errors.identifier.message')
  expect(await judge({ identifier: 'asha', password: 'lantern orchid' })).toMatchObject({ errors: {} })
})
