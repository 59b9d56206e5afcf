import type { EmailDelivery } from '@sadhana/contract'

type Reason = NonNullable<EmailDelivery['stopped']>['reason']
type ReasonText = { title: (date: string) => string; text: string; resume: string }

const reasons: Record<Reason, ReasonText> = {
  bounce: {
    title: (date) => `Our emails to this address have come back since ${date}`,
    text: 'So we’ve stopped sending them, except for those about the security of your account. If the address works again, we can try once more. If it doesn’t, please enter another one.',
    resume: 'Try this address again',
  },
  complaint: {
    title: (date) => `An email from us was marked as spam on ${date}`,
    text: 'So we’ve stopped sending you emails, except for those about the security of your account. If that was a mistake, we can send them again.',
    resume: 'Send emails again',
  },
  'unsubscribed-all': {
    title: (date) => `You’ve had no optional emails since ${date}`,
    text: 'You asked us to stop them. Emails that answer you or concern your account still come.',
    resume: 'Send optional emails again',
  },
}

export const emailDeliveryText = {
  reasons,
  resumed: 'We’ll write to this address again',
  resumeFailed: 'We couldn’t change this',
}
