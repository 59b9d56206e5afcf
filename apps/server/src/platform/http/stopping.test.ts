import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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

test('stopping finishes the request in flight', async () => {
  const { server, url } = await testServer({ mounts: [mount] })
  const answer = fetch(`${url}/api/sit`)
  await sitting.promise
  const stopped = server.close()
  bell.resolve()
  expect(await (await answer).json()).toEqual({ bell: true })
  await stopped
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
})

test('stopping does not wait for a connection that a browser opened in advance', async () => {
  const { server, url } = await testServer({ mounts: [mount] })
  const unused = connect(Number(new URL(url).port), '127.0.0.1')
  const ended = once(unused, 'close')
  // Once this request is answered, the earlier connection has been accepted too.
  await (await fetch(`${url}/healthz`)).text()
  await server.close()
  await ended
})

test('a request that arrives after stopping has started is still answered', async () => {
  const [started, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stopping = await testServer({
    mounts: [
      (app) => {
        app.addHook('preClose', async () => {
          started.resolve()
          await answered.promise
        })
      },
    ],
  })
  const stopped = stopping.server.close()
  await started.promise
  const answer = await fetch(`${stopping.url}/healthz`)
  answered.resolve()
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
})

test('once a stop is announced, proxies are told to go elsewhere, and every request is still answered', async () => {
  const { server, url } = await testServer()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const received = text(socket)
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(socket, 'readable')

  server.announceStop()
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const answers = await received
  expect([...answers.matchAll(/HTTP\/1\.1 \d+|^connection: .*?\r$/gim)].map(([line]) => line.trim())).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'HTTP/1.1 503',
    'connection: close',
  ])
  expect(answers).toContain('"process":"stopping"')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
