import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue, type JobDefinition } from './jobs.ts'

/** A fact in the past tense that other features may react to. */
export type EventDefinition<Payload = never> = { name: `${string}.${string}`; payload: z.ZodType<Payload> }

/** "When this happened, do that": the job gets the event's payload. */
export type Reaction = { event: string; job: JobDefinition<unknown> }

export type Events = { emit: <Payload>(tx: Db, event: EventDefinition<Payload>, payload: Payload) => Promise<void> }

export const defineEvent = <Payload>(definition: EventDefinition<Payload>): EventDefinition<Payload> => definition

export const react = <Payload>(event: EventDefinition<Payload>, job: JobDefinition<Payload>): Reaction => ({
  event: event.name,
  job,
})

/** Emitting enqueues each reaction in the caller's transaction: a fact and its consequences commit together. */
export function createEvents(reactions: readonly Reaction[]): Events {
  const jobsOf = Map.groupBy(reactions, ({ event }) => event)
  return {
    emit: async (tx, event, payload) => {
      for (const { job } of jobsOf.get(event.name) ?? []) await enqueue(tx, job, payload)
    },
  }
}
