import { ApiError, chatHistoryLength, type ChatExchange, type ChatMessage, type ChatReply } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { newDeviceId } from '#lib/api/device-id.ts'
import { askGuide } from './guide.queries.ts'
import { guideText as text } from './guide.text.ts'

/** A question whose answer isn't complete, with the answer so far. */
export type PendingQuestion = {
  message: string
  clientId: string
  words: string
  /** Why no answer will come; undefined while one may. */
  failure?: string
}

/** The conversation as messages, oldest first. */
const messagesOf = (exchanges: ChatExchange[]): ChatMessage[] =>
  exchanges.flatMap(({ id, message, response, createdAt: timestamp }) => [
    { id: `${id}-question`, content: message, isUser: true, timestamp },
    { id, content: response, isUser: false, timestamp },
  ])

/**
 * One question at a time. A question that is sent again after a failure keeps its id, so that it is answered once.
 * `loaded` is the earlier conversation, oldest first, and grows with every answer.
 */
export function useConversation(loaded: ChatExchange[] | undefined) {
  const [pending, setPending] = useState<PendingQuestion>()
  const [replies, setReplies] = useState<ReadonlyMap<string, ChatReply>>(new Map())
  const [announced, setAnnounced] = useState('')
  const exchanges: ChatExchange[] = loaded ?? [...replies.values()]
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isWaiting = pending !== undefined && pending.failure === undefined

  const send = async (message: string, clientId = newDeviceId()) => {
    const stop = new AbortController()
    running.current = stop
    setPending({ message, clientId, words: '' })
    setAnnounced(text.thinking)
    const conversationHistory = messagesOf(exchanges)
      .slice(-chatHistoryLength)
      .map(({ content, isUser }) => ({ role: isUser ? ('user' as const) : ('assistant' as const), content }))
    try {
      const reply = await askGuide({
        question: { message, clientId },
        conversationHistory,
        signal: stop.signal,
        onWords: (words) => setPending((before) => (before?.clientId === clientId ? { ...before, words } : before)),
      })
      setReplies((before) => new Map(before).set(reply.id, reply))
      setAnnounced(reply.response)
      setPending(undefined)
    } catch (error) {
      const failure = stop.signal.aborted ? text.stopped : failureOf(error)
      setPending((before) => before && { ...before, failure })
      setAnnounced(failure)
    }
  }

  return {
    exchanges,
    pending,
    isWaiting,
    /** Announced once, when the answer is complete. */
    announced,
    insteadOf: (id: string) => replies.get(id)?.instead ?? null,
    ask: (message: string) => {
      if (!isWaiting && message.trim() !== '') void send(message.trim())
    },
    tryAgain: () => pending && void send(pending.message, pending.clientId),
    stop: () => running.current?.abort(),
  }
}

const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'request.too_many' ? text.tooMany : text.failed
