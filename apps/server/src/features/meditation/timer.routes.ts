import { timer } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { changeSettings, orderPresets, readTimer, removePreset, savePreset, type TimerDeps } from './timer.service.ts'

export const timerRoutes = (deps: Omit<TimerDeps, 'db'>) =>
  implement(timer, {
    read: ({ member, db }) => readTimer({ db }, member.id),
    changeSettings: ({ member, body, db }) => changeSettings({ ...deps, db }, member.id, body),
    savePreset: ({ member, params, body, db }) => savePreset({ ...deps, db }, member.id, { ...params, ...body }),
    removePreset: ({ member, params, body, db }) => removePreset({ ...deps, db }, member.id, { ...params, ...body }),
    orderPresets: ({ member, body, db }) => orderPresets({ db }, member.id, body.ids),
  })
