import type { Message, Person } from '@sadhana/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newDeviceId } from '#lib/api/device-id.ts'
import { throughOutbox } from '#lib/outbox/through-outbox.ts'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { conversationQuery, messageApi, refreshConversation, refreshConversations } from './message.queries.ts'

export type Unsent = { id: string; text: string; state: 'sending' | 'waiting' | 'failed' }

/** Belongs to the page: what has failed is still there when the reader returns to the conversation. */
const unsentQuery = (id: string) =>
  queryOptions({
    queryKey: ['unsent messages', id],
    queryFn: (): Unsent[] => [],
    initialData: (): Unsent[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  })

const changeUnsent = (id: string, change: (unsent: Unsent[]) => Unsent[]) =>
  queryClient.setQueryData(unsentQuery(id).queryKey, (unsent: Unsent[] = []) => change(unsent))

const without = (messageId: string) => (unsent: Unsent[]) => unsent.filter(({ id }) => id !== messageId)

/** Shown at once, before the conversation is loaded again. */
const addToConversation = (personId: string, sent: Message) =>
  queryClient.setQueryData(conversationQuery(personId).queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first || data.pages.some(({ items }) => items.some(({ id }) => id === sent.id))) return data
    return { ...data, pages: [{ ...first, items: [sent, ...first.items] }, ...rest] }
  })

type Waiting = { to?: string; text?: string }

/** Sends through the outbox: without a network, the message waits on this device. */
export function useSend({ id: to, displayName: name }: Person) {
  const { data: unsent } = useQuery(unsentQuery(to))
  const waiting = useWaiting().flatMap(({ message: { kind, body, subject } }): Unsent[] => {
    const { to: recipient, text = '' } = body as Waiting
    return kind === 'direct-message' && recipient === to ? [{ id: subject, text, state: 'waiting' }] : []
  })
  const count = useRef(waiting.length)
  useEffect(() => {
    // The outbox has sent some.
    if (waiting.length < count.current) void refreshConversation(to)
    count.current = waiting.length
  }, [waiting.length, to])

  async function send(text: string, id: string = newDeviceId()) {
    changeUnsent(to, (before) => [...without(id)(before), { id, text, state: 'sending' }])
    try {
      const written = await throughOutbox<Message>(
        { kind: 'direct-message', act: 'create', subject: id, body: { to, text, name } },
        () => messageApi.send({ params: { id: to }, body: { id, text } }),
      )
      if (written.isSent) addToConversation(to, written.reply)
      changeUnsent(to, without(id))
      void refreshConversations()
    } catch {
      changeUnsent(to, (before) => before.map((one) => (one.id === id ? { ...one, state: 'failed' } : one)))
      void refreshConversation(to)
    }
  }

  const shown = new Set(unsent.map(({ id }) => id))
  return {
    unsent: [...waiting.filter(({ id }) => !shown.has(id)), ...unsent],
    send: (text: string) => void send(text),
    retry: ({ id, text }: Unsent) => void send(text, id),
    discard: ({ id }: Unsent) => changeUnsent(to, without(id)),
  }
}
