import type { Clock } from '#platform/clock.ts'
import type { Publish } from '#platform/realtime/publish.ts'

export type RoomDeps = { clock: Clock; publish: Publish }
