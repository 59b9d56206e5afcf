import { fuzzRoutes } from './fuzz-routes.ts'

await fuzzRoutes(1, 4)
