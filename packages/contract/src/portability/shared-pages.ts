import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { limbs } from '../practice/practice.ts'

/** What a member may share outside the app. This never includes notes, moods or sleep. */
export const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

export const shareableFigures = ['streak', 'total-time', 'favorite', 'distribution', 'this-week', 'first-name'] as const
export type ShareableFigure = (typeof shareableFigures)[number]

/** A shared page ends automatically after this many days. */
export const sharedPageDays = 28
export const sharedPagesMax = 20
export const sharePictureSize = { width: 1080, height: 1350 } as const
export const linkPreviewSize = { width: 1200, height: 630 } as const

/** The stats at the time of sharing; null for those that weren't chosen or had no value. */
export const SharedFigures = z.object({
  /** "Twelve days, one after another" */
  title: z.string(),
  /** A stone for each limb in the stats, from the ground up; null is a plain one. */
  stones: z.array(z.enum(limbs).nullable()),
  streak: z.int().nullable(),
  totalMinutes: z.int().nullable(),
  /** For the last 30 days, like the distribution. */
  favorite: z.object({ limbType: z.enum(limbs), sessions: z.int().positive(), of: z.int().positive() }).nullable(),
  distribution: z.partialRecord(z.enum(limbs), z.int().positive()).nullable(),
  /** Sessions of the last seven days. */
  thisWeek: z.int().nullable(),
  firstName: z.string().nullable(),
  sharedOn: z.iso.date(),
  endsOn: z.iso.date(),
})
export type SharedFigures = z.infer<typeof SharedFigures>

/** A shared page as its owner sees it. */
export const SharedPage = z.object({
  id: z.uuid(),
  figures: SharedFigures,
  /** `/shared/` and the token; null once the page has ended. */
  path: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export type SharedPage = z.infer<typeof SharedPage>

const hasFigure = (chosen: readonly ShareableFigure[]) => chosen.some((figure) => figure !== 'first-name')
const chooseOne = 'Please choose at least one figure'

export const NewSharedPage = z.object({
  /** The device's id for the page. Even if it is sent twice, it is made once. */
  id: z.uuid(),
  figures: z.array(z.enum(shareableFigures)).max(shareableFigures.length).refine(hasFigure, chooseOne),
})
export type NewSharedPage = z.infer<typeof NewSharedPage>

const figure = `(${shareableFigures.join('|')})`
/** A list of stats in an address, separated by commas. */
const figuresText = z.string().regex(new RegExp(`^${figure}(,${figure}){0,${shareableFigures.length - 1}}$`), chooseOne)

const writes = { max: 60, seconds: 60 }

export const sharing = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/shared-pages',
    summary: 'List the pages you share, newest first, and those that ended lately.',
    access: 'member',
    reply: z.array(SharedPage),
    errors: [],
  },
  share: {
    method: 'POST',
    path: '/api/shared-pages',
    summary:
      'Share some of your figures, as they are now, on a page that anyone with the link can open for four weeks.',
    access: 'member',
    body: NewSharedPage,
    reply: SharedPage,
    errors: ['portability.pages_full'],
    limit: writes,
    creates: true,
  },
  revoke: {
    method: 'DELETE',
    path: '/api/shared-pages/:id',
    summary: 'End a shared page. Its link stops working at once.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['portability.page_not_found'],
    limit: writes,
  },
  picture: {
    method: 'GET',
    path: '/api/share-picture',
    summary: 'Draw some of your figures as a picture to share: a PNG of 1080 by 1350, in base64.',
    access: 'member',
    query: z.object({
      figures: figuresText,
      /** The order in which the member's region writes dates. */
      dates: z.enum(dateOrders).optional(),
    }),
    reply: z.object({ png: z.string() }),
    errors: [],
    limit: writes,
  },
  open: {
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'Get the figures of a shared page.',
    access: 'public',
    params: z.object({ token: z.string().max(100) }),
    reply: SharedFigures,
    errors: ['portability.page_not_found'],
  },
})
