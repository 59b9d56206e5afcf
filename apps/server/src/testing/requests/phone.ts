import type { api } from '@sadhana/contract'
import { aPhone, givePhone, newestCode } from '#testing/sms/phones.ts'
import type { Requests } from './kit.ts'

export const phoneRequests: Requests<typeof api>['phone'] = {
  sendCode: async () => ({ body: { phone: aPhone() } }),
  signIn: async (kit) => {
    const phone = aPhone()
    await givePhone(kit.db, (await kit.member()).id, phone)
    await kit.visitor().phone.sendCode({ body: { phone } })
    return { body: { phone, code: await newestCode(kit, phone) } }
  },
  register: async (kit) => {
    const [phone, { referralCode }] = [aPhone(), await kit.newcomer()]
    await kit.visitor().phone.sendCode({ body: { phone, referralCode } })
    return { body: { phone, referralCode, displayName: 'Asha', code: await newestCode(kit, phone) } }
  },
  verifyPhone: async (kit) => ({ as: await kit.member(), body: { phone: aPhone() } }),
  confirmPhone: async (kit) => {
    const [asha, phone] = [await kit.member(), aPhone()]
    await kit.as(asha).phone.verifyPhone({ body: { phone } })
    return { as: asha, body: { phone, code: await newestCode(kit, phone) } }
  },
}
