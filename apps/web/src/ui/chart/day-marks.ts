/** Marks a rest day. Drawn on a 24-unit grid. */
export const moonPath = 'M19 14.6A7.6 7.6 0 0 1 9.4 5a7.6 7.6 0 1 0 9.6 9.6Z'

/** Marks a paused day. Drawn on a 24-unit grid. */
export const pausePath = 'M9 6v12M15 6v12'

/** Marks a day shortened by a clock that was set forward. Drawn on a 24-unit grid. */
export const travelPath = 'M5 12h13M13 7l5 5-5 5'
