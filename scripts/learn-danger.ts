import { digestOf, readSentences, writeWeights } from '../apps/server/src/features/guide/safety/danger.service.ts'
import { learnDanger } from '../apps/server/src/features/guide/safety/learning.rules.ts'

/** `npm run guide:learn` trains the guide's detection of danger again after a sentence in content/guide has changed. */
const sentences = readSentences()
writeWeights(learnDanger(sentences), digestOf(sentences))
