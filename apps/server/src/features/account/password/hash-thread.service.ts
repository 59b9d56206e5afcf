import { hashSync, verifySync } from '@node-rs/argon2'
import { answerQuestions } from '#platform/background-thread.ts'
import type { HashQuestion } from './passwords.service.ts'

answerQuestions(({ password, ...question }: HashQuestion) =>
  'stored' in question
    ? verifySync(question.stored, password)
    : hashSync(password, { ...question.cost, ...(question.salt && { salt: question.salt }), parallelism: 1 }),
)
