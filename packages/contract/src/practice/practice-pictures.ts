import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { PracticePicture } from './practice.ts'

export const captionMaxLength = 200

export const PictureCaption = z.object({
  /** Empty for none. */
  caption: z.string().trim().max(captionMaxLength, 'Please keep it to 200 characters or fewer'),
})

/** `small` is a square for a row of pictures, `large` the whole picture. */
export const pictureViews = ['small', 'large'] as const
export type PictureView = (typeof pictureViews)[number]

const path = '/api/practice-sessions/:id/pictures/:pictureId'
/** The device makes the picture's id, a UUIDv7. */
const params = z.object({ id: z.uuid(), pictureId: z.uuid() })

export const practicePictures = defineRoutes({
  add: {
    method: 'PUT',
    path,
    summary:
      'Add a picture to one of your sessions: a JPEG, PNG or WebP of up to 5 MB and 40 megapixels. Sent twice, it is added once.',
    access: 'member',
    params,
    upload: true,
    reply: PracticePicture,
    errors: [
      'practice.not_found',
      'practice.pictures_full',
      'picture.unreadable',
      'picture.too_large',
      'picture.too_many_pixels',
    ],
    limit: { max: 30, seconds: 60 },
  },
  describe: {
    method: 'PATCH',
    path,
    summary: 'Say what one of your pictures shows.',
    access: 'member',
    params,
    body: PictureCaption,
    reply: PracticePicture,
    errors: ['practice.picture_not_found'],
    limit: { max: 60, seconds: 60 },
  },
  remove: {
    method: 'DELETE',
    path,
    summary: 'Remove one of your pictures for good.',
    access: 'member',
    params,
    reply: z.null(),
    errors: ['practice.picture_not_found'],
    limit: { max: 60, seconds: 60 },
  },
  view: {
    method: 'GET',
    path,
    summary: 'Get a picture of a session that you’re allowed to see.',
    access: 'member',
    params,
    query: z.object({ size: z.enum(pictureViews).default('small') }),
    reply: z.string(),
    errors: ['practice.picture_not_found'],
    image: 'image/webp',
  },
})
