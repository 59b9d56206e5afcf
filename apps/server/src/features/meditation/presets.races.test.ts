import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { aSitChoice as sit } from '#testing/requests/meditation.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()
const rounds = Number(process.env.RACE_ROUNDS ?? 3)

const changedAt = () => new Date().toISOString()

test('two devices edit presets at once: none is lost, and none is there twice', async () => {
  for (let round = 0; round < rounds; round++) {
    const asha = await member()
    const save = (id: string, name: string) =>
      as(asha).timer.savePreset({ params: { id }, body: { name, sit, changedAt: changedAt() } })
    const [shared, ...others] = Array.from({ length: 9 }, () => newId())
    await save(shared!, 'Both have it')
    const [phone, laptop] = [others.slice(0, 4), others.slice(4)]
    await Promise.all([
      ...phone.map((id, index) => save(id, `Phone ${index}`)),
      ...laptop.map((id, index) => save(id, `Laptop ${index}`)),
      // The same request again, as after a lost answer.
      ...phone.map((id, index) => save(id, `Phone ${index}`)),
      save(shared!, 'Changed on the phone'),
      save(shared!, 'Changed on the laptop'),
      as(asha).timer.orderPresets({ body: { ids: phone.toReversed() } }),
      as(asha).timer.orderPresets({ body: { ids: laptop } }),
    ])
    const { presets } = await as(asha).timer.read()
    expect(presets.map(({ id }) => id).toSorted()).toEqual([shared!, ...others].toSorted())
    expect(presets.find(({ id }) => id === shared)?.name).toMatch(/^Changed on the/)
  }
})

test('two devices add their last ones at once: twelve stay, and each that was refused says so', async () => {
  for (let round = 0; round < rounds; round++) {
    const asha = await member()
    const save = () =>
      as(asha).timer.savePreset({ params: { id: newId() }, body: { name: 'Sit', sit, changedAt: changedAt() } })
    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, save))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused.every((one) => 'reason' in one && one.reason.code === 'meditation.presets_full')).toBe(true)
    expect((await as(asha).timer.read()).presets).toHaveLength(12)
  }
})
