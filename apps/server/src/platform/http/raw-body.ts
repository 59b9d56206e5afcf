import type { FastifyInstance } from 'fastify'

/** A request whose body stays as it arrived. It is undefined if there is none. */
export type RawBody = { Body: Buffer | undefined }

/**
 * Mounts routes in a separate scope where bodies stay bytes, of whatever type they claim to be: because a signature
 * covers the bytes, or because the sender isn't our web app.
 */
export const withRawBodies = (app: FastifyInstance, mount: (scope: FastifyInstance) => void): void =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    mount(scope)
  })
