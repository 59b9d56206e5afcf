export const feedStaleMs = 30_000
export const userSearchMinLength = 2
export const liveRoomMaxParticipants = 10
