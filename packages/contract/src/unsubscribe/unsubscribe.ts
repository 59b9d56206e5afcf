import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

/** Emails that members can do without, each with a link that stops it. `optional` stands for all of them. */
export const mailingLists = ['optional', 'reminders', 'weekly', 'inbox'] as const
export type MailingList = (typeof mailingLists)[number]

/** The page that the link opens. Email programs that stop emails by themselves send a POST to the same address. */
export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`

/** The list comes first, so that the page can say what it is about. */
export const listOfToken = (token: string): MailingList | undefined =>
  mailingLists.find((list) => token.startsWith(`${list}.`))

export const unsubscribe = defineRoutes({
  change: {
    method: 'PUT',
    path: '/api/unsubscribe/:token',
    summary: 'Stop the emails that the link in one of them is about, or get them again.',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ isOn: z.boolean() }),
    reply: z.object({ isOn: z.boolean() }),
    errors: ['unsubscribe.link_invalid'],
    limit: { max: 60, seconds: 60 },
  },
})
