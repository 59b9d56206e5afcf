import { Readable } from 'node:stream'
import type { Route } from '@sadhana/contract'
import type { FastifyReply } from 'fastify'

/**
 * Sends a file while it is made, no faster than the caller reads it. A failure midway breaks the connection, so that
 * half a file is never taken for a whole one; a caller who leaves stops the making.
 */
export const sendFile = (
  reply: FastifyReply,
  { type, name }: NonNullable<Route['file']>,
  pieces: AsyncIterable<string>,
): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(Readable.from(pieces))
