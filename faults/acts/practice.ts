import { ApiError } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Doing } from '../world.ts'

const dateBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

export function practiceActs({
  world: { books, contradictions, pick, repeatsWithNewIds },
  me,
  client,
  attempt,
  mine,
  anyOf,
}: Doing) {
  /** The session of each practice in the books, as last acknowledged. */
  const sessions = new Map<string, { id: string; version: number }>()
  const deletedMinutes = new Map<string, string>()
  const minutes = () => 1 + pick(90)

  return {
    log: async () => {
      const [mark, duration] = [newId(), minutes()]
      const thing = `practice:${me.id}:${mark}`
      const body = {
        date: dateBefore(1 + pick(30)),
        time: '06:30',
        duration,
        limbType: 'dhyana',
        beforeFeeling: 'tired',
        afterFeeling: 'calm',
        visibility: 'private',
        zone: 'UTC',
        notes: mark,
      } as const
      const session = await attempt(thing, String(duration), () =>
        client.practice.log({ body: { ...body, clientId: repeatsWithNewIds ? newId() : mark } }),
      )
      if (session) sessions.set(thing, session)
    },
    edit: async () => {
      const [thing = '', duration] = [anyOf(mine('practice', true)), minutes()]
      const known = sessions.get(thing)
      if (!known) return
      const session = await attempt(thing, String(duration), () =>
        client.practice.edit({ params: { id: known.id }, body: { duration, version: known.version } }),
      )
      if (session) sessions.set(thing, session)
    },
    remove: async () => {
      const thing = anyOf(mine('practice', true)) ?? ''
      const known = sessions.get(thing)
      if (!known) return
      deletedMinutes.set(thing, books.mayBe(thing)[0] ?? '')
      await attempt(thing, null, () => client.practice.remove({ params: { id: known.id } }))
    },
    restore: async () => {
      const thing = anyOf(mine('practice', false)) ?? ''
      const [known, before] = [sessions.get(thing), deletedMinutes.get(thing)]
      if (!known || before === undefined) return
      const session = await attempt(thing, before, () => client.practice.restore({ params: { id: known.id } }))
      if (session) sessions.set(thing, session)
    },
    readBack: async () => {
      const thing = anyOf([...sessions.keys()]) ?? ''
      const known = sessions.get(thing)
      if (!known) return
      const state = await client.practice
        .read({ params: { id: known.id } })
        .then(({ duration }) => String(duration))
        .catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? null : undefined))
      if (state !== undefined && !books.see(thing, state))
        contradictions.push(
          `${me.username} reads ${state} as ${thing}, which may be ${books.mayBe(thing).join(' or ')}`,
        )
    },
    sit: async () => {
      const [clientId, duration] = [newId(), minutes()]
      await attempt(`practice:${me.id}:${clientId}`, String(duration), () =>
        client.meditation.save({ body: { clientId, duration, notes: clientId } }),
      )
    },
    mood: async () => {
      const [clientId, energy] = [newId(), 1 + pick(10)]
      await attempt(`mood:${me.id}:${clientId}`, String(energy), () =>
        client.wellness.logMood({ body: { clientId, mood: 'calm', energy, notes: clientId } }),
      )
    },
  }
}
