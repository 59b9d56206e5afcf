import { randomUUID } from 'node:crypto'
import type { OwnerProof } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { aPhone } from '#testing/sms/phones.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, mailbox, member, startWorker, withTwoFactor } = await testApp({ clock })
await startWorker()

const newPassword = 'a lamp in a windless place'

/** A member who signed up with a provider, and signed in a while ago. */
async function withoutPassword({ hasTwoFactor = false } = {}) {
  const asha = await member()
  const factor = hasTwoFactor ? await withTwoFactor(asha) : undefined
  await db.updateTable('users').set({ password: null, email_verified: true }).where('id', '=', asha.id).execute()
  clock.advance({ minutes: 6 })
  return { asha, api: as(asha), factor: factor ?? { secret: '', backupCodes: [] } }
}

async function emailedCode({ email, token }: { email: string; token: string }): Promise<string> {
  await as({ token }).account.sendErasureCode()
  const { text = '' } = await mailbox.mailTo(email, 'Your confirmation code')
  return /^(\d{6})$/m.exec(text)?.[1] ?? ''
}

describe('a member without a password', () => {
  test('turns off two-factor authentication with a code from the app, which works once', async () => {
    const { api, factor } = await withoutPassword({ hasTwoFactor: true })
    const refused = { code: 'security.disable_refused' }
    await expect(api.security.disableTwoFactor({ body: {} })).rejects.toMatchObject(refused)
    await expect(
      api.security.disableTwoFactor({ body: { password: 'quiet river stones at dawn' } }),
    ).rejects.toMatchObject(refused)
    await expect(api.security.disableTwoFactor({ body: { code: 'wrong-backup' } })).rejects.toMatchObject(refused)
    await api.security.disableTwoFactor({ body: { code: codeOf(factor.secret, clock) } })
    expect(await api.account.me()).toMatchObject({ twoFactorEnabled: false, hasPassword: false })
  })

  test('gets new backup codes with an old one', async () => {
    const { api, factor } = await withoutPassword({ hasTwoFactor: true })
    const [code = ''] = factor.backupCodes
    expect((await api.security.generateBackupCodes({ body: { code } })).backupCodes).toHaveLength(10)
    await expect(api.security.generateBackupCodes({ body: { code } })).rejects.toMatchObject({
      code: 'security.backup_codes_refused',
    })
  })

  test('turns on two-factor authentication with an emailed code', async () => {
    const { asha, api } = await withoutPassword()
    await expect(api.security.enableTwoFactor({ body: {} })).rejects.toMatchObject({ code: 'security.password_needed' })
    const code = await emailedCode(asha)
    expect(await api.security.enableTwoFactor({ body: { code } })).toHaveProperty('secret')
  })

  test('changes the email address with a code, too', async () => {
    const { asha, api } = await withoutPassword()
    const email = `${randomUUID()}@example.org`
    const change = (code?: string) => api.account.changeEmail({ body: { email, code } })
    await expect(change()).rejects.toMatchObject({ code: 'security.password_needed' })
    await expect(change('000000')).rejects.toMatchObject({ code: 'security.code_invalid' })
    await change(await emailedCode(asha))
  })

  test('sets a first password with a code, and needs the password from then on', async () => {
    const { asha, api } = await withoutPassword()
    await expect(api.account.changePassword({ body: { newPassword } })).rejects.toMatchObject({
      code: 'security.password_needed',
    })
    await api.account.changePassword({ body: { newPassword, code: await emailedCode(asha) } })
    expect(await api.account.me()).toMatchObject({ hasPassword: true })
    const body = { newPassword: `${newPassword} once more` }
    await expect(api.account.changePassword({ body })).rejects.toMatchObject({ code: 'account.password_wrong' })
  })
})

test('a member who has a password can’t use a code instead', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  clock.advance({ seconds: 30 })
  const body = { code: codeOf(secret, clock) }
  await expect(as(asha).security.disableTwoFactor({ body })).rejects.toMatchObject({ code: 'security.disable_refused' })
  const change = { newPassword, code: body.code }
  await expect(as(asha).account.changePassword({ body: change })).rejects.toMatchObject({
    code: 'account.password_wrong',
  })
})

type Api = ReturnType<typeof as>
const acts: [what: string, act: (api: Api, proof: OwnerProof) => Promise<unknown>][] = [
  [
    'a new email',
    (api, proof) => api.account.changeEmail({ body: { email: `${randomUUID()}@example.org`, ...proof } }),
  ],
  ['a new phone number', (api, proof) => api.phone.verifyPhone({ body: { phone: aPhone(), ...proof } })],
  ['a new passkey', (api, proof) => api.account.startPasskey({ body: proof })],
  ['an unlinked account', (api, proof) => api.account.unlinkSocial({ body: { provider: 'google', ...proof } })],
]

describe.each(acts)('after an older sign-in, %s', (_, act) => {
  test('takes a code besides the password, and neither alone is enough', async () => {
    const asha = await member()
    const { secret, backupCodes } = await withTwoFactor(asha)
    clock.advance({ minutes: 6 })
    const { password } = asha
    const perform = (proof: OwnerProof) => act(as(asha), proof)
    await expect(perform({ password })).rejects.toMatchObject({ status: 403, code: 'security.factor_needed' })
    const wrongCode = perform({ password, code: otherThan(codeOf(secret, clock)) })
    await expect(wrongCode).rejects.toMatchObject({ code: 'security.code_invalid' })
    const wrongPassword = perform({ password: 'not the password', code: backupCodes[1] })
    await expect(wrongPassword).rejects.toMatchObject({ code: 'account.password_wrong' })
    expect(await as(asha).account.me()).toMatchObject({ backupCodesLeft: backupCodes.length })
    await perform({ password, code: backupCodes[0] })
    expect(await as(asha).account.me()).toMatchObject({ backupCodesLeft: backupCodes.length - 1 })
  })

  test('takes the password alone from a member without two-factor authentication', async () => {
    const asha = await member()
    clock.advance({ minutes: 6 })
    await expect(act(as(asha), { password: asha.password })).resolves.toBeDefined()
  })
})
