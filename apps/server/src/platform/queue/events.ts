import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue, type JobDefinition } from './jobs.ts'

/** Something that happened, named in the past tense, to which other features may react. */
export type EventDefinition<Payload = never> = { name: `${string}.${string}`; payload: z.ZodType<Payload> }

/** "When this happens, run that job." The job gets the event's payload. */
export type Reaction = { event: string; job: JobDefinition<unknown> }

export type Events = { emit: <Payload>(tx: Db, event: EventDefinition<Payload>, payload: Payload) => Promise<void> }

export const defineEvent = <Payload>(definition: EventDefinition<Payload>): EventDefinition<Payload> => definition

export const react = <Payload>(event: EventDefinition<Payload>, job: JobDefinition<Payload>): Reaction => ({
  event: event.name,
  job,
})

/**
 * Emitting an event queues each reaction in the caller's transaction, so that the event and its consequences commit
 * together.
 */
export function createEvents(reactions: readonly Reaction[]): Events {
  const jobsOf = Map.groupBy(reactions, ({ event }) => event)
  return {
    emit: async (tx, event, payload) => {
      for (const { job } of jobsOf.get(event.name) ?? []) await enqueue(tx, job, payload)
    },
  }
}
