import { reflection } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import {
  chooseReflections,
  makeReflection,
  readReflections,
  type ReflectionDeps,
  removeReflection,
} from './reflection.service.ts'

export const reflectionRoutes = (deps: Omit<ReflectionDeps, 'db'>) =>
  implement(reflection, {
    read: ({ member, caller, db }) => readReflections({ ...deps, db }, member.id, caller.language),
    make: ({ member, body, caller: { language }, db }) =>
      makeReflection({ ...deps, db }, member.id, { ...body, language }),
    choose: ({ member, body, db }) => chooseReflections({ ...deps, db }, member.id, body.choice),
    remove: ({ member, params, db }) => removeReflection({ ...deps, db }, member.id, params.month),
  })
