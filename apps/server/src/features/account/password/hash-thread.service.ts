import { hashSync, verifySync } from '@node-rs/argon2'
import { answerQuestions } from '#platform/background-thread.ts'
import type { HashQuestion } from './passwords.service.ts'

answerQuestions(({ password, ...asked }: HashQuestion) =>
  'stored' in asked ? verifySync(asked.stored, password) : hashSync(password, { ...asked.cost, parallelism: 1 }),
)
