import { api, type Route } from '@sadhana/contract'

/** Every route of the contract, with its full name, such as `account.login`. */
export const allRoutes: { name: string; route: Route }[] = Object.entries(api).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)
