import { v7 as newId } from 'uuid'
import type { Doing } from '../world.ts'

export function communityActs({ world, me, client, attempt, anyOf }: Doing) {
  const { books } = world

  return {
    like: async () => {
      const id = anyOf(world.people)?.sharedSession ?? ''
      const thing = `like:${id}:${me.id}`
      if (!books.mayChange(thing)) return
      const liked = books.mayBe(thing)[0] === null
      await attempt(thing, liked ? 'liked' : null, () => client.community.like({ params: { id }, body: { liked } }))
    },
    /** A friend of the member's joins the waitlist, and an email must follow. */
    join: async () => {
      const email = `${newId()}@example.org`
      const body = { email, name: 'A visitor', currentPractice: 'teacher' } as const
      await attempt(`email:${me.id}:${email}`, 'sent', () => client.waitlist.join({ body }))
    },
    follow: async () => {
      const other = anyOf(world.people)
      if (!other || other.id === me.id || other.id === me.partner) return
      const thing = `follow:${other.id}:${me.id}`
      if (!books.mayChange(thing)) return
      const follows = books.mayBe(thing)[0] === null
      const params = { id: other.id }
      await attempt(thing, follows ? 'follows' : null, () =>
        follows ? client.community.follow({ params }) : client.community.unfollow({ params }),
      )
    },
    /** The two follow each other from the beginning, so they may write. */
    write: async () => {
      const id = newId()
      await attempt(`message:${me.id}:${id}`, 'sent', () =>
        client.message.send({ params: { id: me.partner }, body: { id, text: id } }),
      )
    },
    ask: async () => {
      const clientId = newId()
      await attempt(`question:${me.id}:${clientId}`, 'answered', () =>
        client.guide.ask({ body: { clientId, message: clientId, conversationHistory: [] } }),
      )
    },
  }
}
