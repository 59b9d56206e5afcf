import { fuzzRoutes } from './fuzz-routes.ts'

await fuzzRoutes(2, 4)
