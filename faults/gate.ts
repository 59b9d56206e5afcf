import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server through which nothing passes while it is shut, as when the network between two machines is cut. */
export async function openGate(port: number) {
  const pairs = new Set<[Socket, Socket]>()
  let isShut = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
      if (isShut) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** What was sent meanwhile arrives when it opens again, as it does with TCP. */
    shut: (ms: number): Promise<void> => {
      isShut = true
      for (const socket of [...pairs].flat()) socket.pause()
      return new Promise((done) => {
        setTimeout(() => {
          isShut = false
          for (const socket of [...pairs].flat()) socket.resume()
          done()
        }, ms)
      })
    },
    close: () => {
      server.close()
      for (const socket of [...pairs].flat()) socket.destroy()
    },
  }
}
