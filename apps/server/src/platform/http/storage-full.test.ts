import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { defineRoutes } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { samplePicture } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { testServer } from '#testing/test-server.ts'
import { createLocalStorage } from '#platform/storage/local-storage.ts'
import { implement } from './implement.ts'

const full = { status: 503, code: 'service.storage_full' }

/** Accepts nothing, like a store without room. */
const store = createServer((request, response) => {
  request.resume()
  const isWrite = request.method === 'PUT' || request.method === 'POST'
  response.writeHead(isWrite ? 507 : 204, { 'content-type': 'application/xml' })
  response.end(isWrite ? '<Error><Code>XMinioStorageFull</Code><Message>no room</Message></Error>' : undefined)
}).listen(0, '127.0.0.1')
await once(store, 'listening')
afterAll(() => store.close())

const { as, db, member } = await testApp({
  config: {
    STORAGE_URL: 's3://pictures',
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'our-key',
    S3_SECRET_ACCESS_KEY: 'secret',
  },
})

test('when storage is full, a practice’s picture is refused with an explanation, and the practice stays', async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice() })
  const added = as(asha).practicePictures.add({ params: { id, pictureId: newId() }, body: samplePicture() })
  await expect(added).rejects.toMatchObject(full)
  expect((await as(asha).practice.list({ query: {} })).items).toMatchObject([{ id, pictures: [] }])
})

test('when storage is full, a profile picture is refused with an explanation, and nothing changes', async () => {
  const asha = await member()
  await expect(as(asha).profile.changePicture({ body: samplePicture() })).rejects.toMatchObject(full)
  const row = await db.selectFrom('users').select('profile_image').where('id', '=', asha.id).executeTakeFirst()
  expect(row).toEqual({ profile_image: null })
})

const routes = defineRoutes({
  store: {
    method: 'GET',
    path: '/api/store/:code',
    summary: 'Fail with a code.',
    access: 'public',
    params: z.object({ code: z.string().max(20) }),
    reply: z.null(),
    errors: [],
  },
})

test.each(['ENOSPC', 'EDQUOT'])('the disk error %s means that storage is full', async (code) => {
  const store = () => Promise.reject(Object.assign(new Error('no space left'), { code }))
  const { url } = await testServer({ mounts: [implement(routes, { store })] })
  const answer = await fetch(`${url}/api/store/${code}`)
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: full.code }])
  expect(answer.headers.get('retry-after')).toBe('600')
})

const content = () => Readable.from([Buffer.from('a part of an archive')])

test('the last of the disk is left to the database: nothing is stored, and what was there stays readable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almost-full-'))
  const links = { sign: () => '', isValid: () => false } as never
  await createLocalStorage(folder, links).put('imports/a/1', content(), 'text/plain')
  const almostFull = createLocalStorage(folder, links, Number.MAX_SAFE_INTEGER)
  await expect(almostFull.put('imports/a/2', content(), 'text/plain')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await almostFull.find('imports/a/2')).toBeUndefined()
  expect(await almostFull.find('imports/a/1')).toMatchObject({ size: 20 })
  rmSync(folder, { recursive: true })
})
