export { lettersJobs } from './letters.jobs.ts'
export { lettersRoutes } from './letters.routes.ts'
export { writeLetter } from './letters.service.ts'
export { answerLetter, closeLetter, listWaitingLetters, readLetter } from './queue.service.ts'
