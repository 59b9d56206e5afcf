import { readFileSync } from 'node:fs'
import { api, createClient } from '@sadhana/contract'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { startApi } from '#testing/processes/api-process.ts'
import { bytesOf } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import { sendTo } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

/** `npm run long -- uploads` sends 20 pictures. */
const uploads = Number(process.env.UPLOADS ?? 4)
/**
 * Buffers that were written to a file wait for the garbage collector. What matters is that more uploads don't need more
 * memory.
 */
const maxMegabytes = 120

const { as, config, member } = await testApp()

const megabytesOf = (pid: number | undefined, what: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A picture of almost 5 MB, because noise can't be compressed. */
const noise = async () => {
  const side = 1290
  const pixels = crypto.getRandomValues(Buffer.alloc(65_536))
  const raw = Buffer.alloc(side * side * 3, pixels)
  return bytesOf(
    await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )
}

test(`${uploads} parallel uploads need little of the API’s memory`, { timeout: 900_000 }, async () => {
  const { url, child } = await startApi(config)
  const picture = await noise()
  const people = await Promise.all(
    Array.from({ length: uploads }, async () => {
      const who = await member()
      return { who, id: (await as(who).practice.log({ body: aPractice() })).id }
    }),
  )
  const add = ({ who, id }: (typeof people)[number]) =>
    createClient(api, sendTo(url, { authorization: `Bearer ${who.token}` })).practicePictures.add({
      params: { id, pictureId: newId() },
      body: picture,
    })
  // On an overloaded machine, a picture may take longer than the ten seconds it has. Then it is sent again.
  const send = async (person: (typeof people)[number]) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await add(person)
      } catch (error) {
        if ((error as { code?: string }).code !== 'picture.unreadable' || attempt === 10) throw error
      }
    }
  }
  // The first uploads load the code that later ones share.
  await Promise.all(people.slice(0, 2).map(send))
  const before = megabytesOf(child.pid, 'VmRSS')
  const rises: number[] = []
  for (let round = 0; round < 3; round++) {
    await Promise.all(people.map(send))
    rises.push(megabytesOf(child.pid, 'VmHWM') - before)
  }
  const sent = ((picture.byteLength * uploads) / 1024 / 1024).toFixed(0)
  const rose = rises.map((rise) => `${rise.toFixed(0)} MB`).join(', ')
  process.stdout.write(
    `uploads: ${uploads} at once, ${sent} MB, three times; the API rose from ${before.toFixed(0)} MB by ${rose}\n`,
  )
  expect(Math.max(...rises)).toBeLessThan(maxMegabytes)
})
