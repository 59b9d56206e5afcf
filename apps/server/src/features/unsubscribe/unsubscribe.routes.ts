import { unsubscribe } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { changeSubscription, type UnsubscribeDeps } from './unsubscribe.service.ts'

export const unsubscribeRoutes = (deps: Omit<UnsubscribeDeps, 'db'>) =>
  implement(unsubscribe, {
    change: ({ params, body, db }) => changeSubscription({ ...deps, db }, params.token, body.isOn),
  })
