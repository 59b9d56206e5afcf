import { z } from 'zod'

export const chatHistoryLength = 5

export const ChatTurn = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })

export const NewChatMessage = z.object({
  message: z.string().trim().min(1),
  conversationHistory: z.array(ChatTurn).max(chatHistoryLength).default([]),
})
