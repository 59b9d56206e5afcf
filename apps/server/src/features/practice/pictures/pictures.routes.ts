import { practicePictures } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import {
  addPicture,
  describePicture,
  type PictureDeps,
  removePicture,
  type ViewingDeps,
  viewPicture,
} from './pictures.service.ts'

type PictureParams = { id: string; pictureId: string }

const placeOf = ({ id, pictureId }: PictureParams, member: { id: string }) => ({
  userId: member.id,
  sessionId: id,
  id: pictureId,
})

export const practicePictureRoutes = (deps: Omit<PictureDeps & ViewingDeps, 'db'>) =>
  implement(practicePictures, {
    add: ({ member, params, upload, db }) => addPicture({ ...deps, db }, placeOf(params, member), upload),
    describe: ({ member, params, body, db }) => describePicture({ db }, placeOf(params, member), body.caption),
    remove: ({ member, params, db }) => removePicture({ db }, placeOf(params, member)),
    view: ({ member, params, query, db }) =>
      viewPicture({ ...deps, db }, { reader: member.id, sessionId: params.id, id: params.pictureId, view: query.size }),
  })
