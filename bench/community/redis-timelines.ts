import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { startOwnRedis } from '../servers/own-redis.ts'

const timelines = 2_000
const entries = 200
const seconds = 3
const deliveriesAtOnce = 500

/** LPUSH and LTRIM to a reader's timeline; an id has 22 characters, as a UUID in base64url. */
const delivery = () => {
  const key = `timeline:{${Math.floor(Math.random() * timelines)}}`
  return `LPUSH ${key} ${randomBytes(16).toString('base64url').slice(0, 22)}\r\nLTRIM ${key} 0 ${entries - 1}\r\n`
}

/** Sends deliveries and waits for their answers, two lines each. */
async function deliver(port: number, isOver: (delivered: number) => boolean): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let delivered = 0
  while (!isOver(delivered)) {
    socket.write(Array.from({ length: deliveriesAtOnce }, delivery).join(''))
    let lines = 0
    while (lines < 2 * deliveriesAtOnce) {
      const [answers] = (await once(socket, 'data')) as [Buffer]
      for (const byte of answers) if (byte === 10) lines++
    }
    delivered += deliveriesAtOnce
  }
  socket.destroy()
  return delivered
}

/** What a timeline in Redis would cost: bytes of an entry, and deliveries a second by one sender. */
export async function measureRedisTimelines(): Promise<{ bytesPerEntry: number; deliveriesPerSecond: number }> {
  const redis = await startOwnRedis()
  const port = Number(new URL(redis.url).port)
  const usedBytes = async () => Number(/used_memory:(\d+)/.exec(await redis.ask('INFO memory'))?.[1])
  const before = await usedBytes()
  // Three times as many as there is room for, so that nearly every timeline is full.
  await deliver(port, (delivered) => delivered >= 3 * timelines * entries)
  const bytesPerEntry = ((await usedBytes()) - before) / (timelines * entries)
  const began = performance.now()
  const delivered = await deliver(port, () => performance.now() - began > seconds * 1_000)
  const deliveriesPerSecond = delivered / ((performance.now() - began) / 1_000)
  await redis.stop()
  return { bytesPerEntry, deliveriesPerSecond }
}
