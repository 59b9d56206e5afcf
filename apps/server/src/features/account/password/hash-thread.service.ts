import { hashSync, verifySync } from '@node-rs/argon2'
import { answerQuestions } from '#platform/background-thread.ts'
import type { HashQuestion } from './passwords.service.ts'

/** Argon2id, as OWASP advises: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

answerQuestions(({ password, stored }: HashQuestion) =>
  stored === undefined ? hashSync(password, cost) : verifySync(stored, password),
)
