import { sharing } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { drawPicture, listSharedPages, openPage, revoke, share, type SharingDeps } from './sharing.service.ts'

export const sharingRoutes = (deps: Omit<SharingDeps, 'db'>) =>
  implement(sharing, {
    list: ({ member, db }) => listSharedPages({ ...deps, db }, member.id),
    share: ({ member, body, db }) => share({ ...deps, db }, member.id, body),
    revoke: ({ member, params, db }) => revoke({ ...deps, db }, member.id, params.id),
    picture: ({ member, query, db }) =>
      drawPicture({ ...deps, db }, member.id, { figures: query.figures.split(','), dates: query.dates }),
    open: ({ params, db }) => openPage({ ...deps, db }, params.token),
  })
