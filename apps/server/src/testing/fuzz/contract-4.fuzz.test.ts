import { fuzzRoutes } from './fuzz-routes.ts'

await fuzzRoutes(4, 4)
