import { defineRoutes } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testServer } from '#testing/test-server.ts'
import { implement } from './implement.ts'

const routes = defineRoutes({
  sit: {
    method: 'GET',
    path: '/api/sit',
    summary: 'Sit.',
    access: 'public',
    reply: z.object({ bell: z.boolean() }),
    errors: [],
  },
})
const [sitting, bell] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
const mount = implement(routes, {
  sit: async () => {
    sitting.resolve()
    await bell.promise
    return { bell: true }
  },
})

const { server, url } = await testServer({ mounts: [mount] })

test('stopping finishes the request in flight', async () => {
  const answer = fetch(`${url}/api/sit`)
  await sitting.promise
  const stopped = server.close()
  bell.resolve()
  expect(await (await answer).json()).toEqual({ bell: true })
  await stopped
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
})
