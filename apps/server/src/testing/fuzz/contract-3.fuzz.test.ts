import { fuzzRoutes } from './fuzz-routes.ts'

await fuzzRoutes(3, 4)
