import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps answering, but sends proxies elsewhere: `/readyz` fails, and every answer ends its connection. */
    announceStop: () => void
    isStopping: () => boolean
  }
}

/** How the server leaves: announced first, so that no proxy still holds a connection when it closes. */
export function addStopping(app: FastifyInstance): void {
  let isStopping = false
  app.decorate('announceStop', () => {
    isStopping = true
  })
  app.decorate('isStopping', () => isStopping)
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  endUnusedConnections(app)
}

/** Browsers open connections ahead of need. Node counts one that never carried a request as busy, so a stop would wait for it. */
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
