import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Keeps answering, but tells proxies to go elsewhere: `/readyz` fails, and every response closes its connection.
     */
    announceStop: () => void
    /** Calls `act` when the stop is announced, or at the latest when the server closes. */
    whenStopping: (act: () => void) => void
    isStopping: () => boolean
  }
}

/**
 * Shuts the server down in two steps. The stop is announced first, so that no proxy still holds a connection when the
 * server closes.
 */
export function addStopping(app: FastifyInstance): void {
  let isStopping = false
  const acts: (() => void)[] = []
  const announceStop = () => {
    if (!isStopping) for (const act of acts) act()
    isStopping = true
  }
  app.decorate('announceStop', announceStop)
  app.decorate('whenStopping', (act) => void acts.push(act))
  app.addHook('preClose', async () => announceStop())
  app.decorate('isStopping', () => isStopping)
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  endUnusedConnections(app)
}

/**
 * Browsers open connections in advance. Node counts a connection without any request as busy, so stopping would wait
 * for it.
 */
function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
