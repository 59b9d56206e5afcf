import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { type Position, type Standby, unreachable } from '#platform/db/standby.ts'

export type StandbyReads = {
  /** Answers a read from the standby, if that has everything this browser has seen. */
  read: (request: FastifyRequest, reply: FastifyReply, work: (db: Db) => Promise<unknown>) => Promise<unknown>
  /** Call this after a change, so that the next read from this browser includes it. */
  noteChange: (reply: FastifyReply) => Promise<void>
}

const maxAgeSeconds = 60 * 60

/**
 * How far a browser has seen is kept in a cookie of its own: no other store can forget it, or be told too late. A client
 * without cookies gets every answer from the primary. The cookie says nothing about the member, and a forged one only
 * makes their own answers older or slower.
 */
export function createStandbyReads(standby: Standby, publicUrl: string): StandbyReads {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-seen' : 'seen'
  const options = { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: maxAgeSeconds } as const
  const keep = (reply: FastifyReply, position: Position) => void reply.setCookie(name, position, options)
  return {
    read: async ({ cookies }, reply, work) => {
      const { result, seen } = await standby.read(positionOf(cookies[name]), work)
      if (seen) keep(reply, seen)
      return result
    },
    noteChange: async (reply) => keep(reply, await standby.position()),
  }
}

const positionOf = (cookie: string | undefined): Position | undefined =>
  cookie === undefined || /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(cookie) ? cookie : unreachable
