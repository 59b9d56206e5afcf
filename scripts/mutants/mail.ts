import type { Target } from './mutant.ts'

export const mail: readonly Target[] = [
  {
    file: 'platform/mail/hard-bounce.rules.ts',
    tests: ['platform/mail/hard-bounce.rules.test.ts'],
    isQuick: true,
    faults: [['a full mailbox is a wrong address', '2\\.1|4', '2\\.\\d|4']],
  },
  {
    file: 'platform/mail/mailer.ts',
    tests: ['platform/mail/mailer.test.ts', 'platform/mail/signature.test.ts'],
    faults: [
      ['suppressed addresses get emails', 'if (!(await isSuppressed(mail)))', 'if (true)'],
      ['even security emails stop', "if (mail.kind !== 'security') {", 'if (true) {'],
      [
        'optional emails can’t be stopped',
        "reason !== 'unsubscribed-all' || kind === 'optional'",
        "reason !== 'unsubscribed-all'",
      ],
      ['one click is not signed', 'List-Unsubscribe:List-Unsubscribe-Post:', 'List-Unsubscribe:'],
    ],
  },
  {
    file: 'platform/bounces/ses.ts',
    tests: ['platform/bounces/bounce.routes.test.ts'],
    faults: [
      ['any topic counts', 'if (envelope.TopicArn !== topic)', 'if (false)'],
      ['any signature counts', 'if (!isGenuine)', 'if (false)'],
      ['a message is good for ever', 'if (!(age < dayMs && age > -maxAheadMs))', 'if (false)'],
      ['certificates from anywhere', '(\\.cn)?$/', '(\\.cn)?/'],
      ['an outdated certificate counts', 'if (now < validFromDate || now > validToDate)', 'if (false)'],
      ['a full mailbox is a wrong address', "message?.bounce?.bounceType === 'Permanent'", 'message?.bounce'],
    ],
  },
  {
    file: 'platform/bounces/postmark.ts',
    tests: ['platform/bounces/bounce.routes.test.ts'],
    faults: [['anyone is Postmark', 'if (!sameBytes(sha256(given), expected))', 'if (false)']],
  },
  {
    file: 'platform/mail/return-address.ts',
    tests: ['cli/bounce-command.test.ts'],
    faults: [['anyone can make a tag', 'sameBytes(signature, signatureOf(key, hash))', 'signature.length > 0']],
  },
  {
    file: 'platform/mail/unsubscribe-token.ts',
    tests: ['features/unsubscribe/unsubscribe.routes.test.ts'],
    faults: [['anyone can stop anyone’s emails', 'return isOurs ? ', 'return true ? ']],
  },
  {
    file: 'features/account/email/change-email.service.ts',
    tests: ['features/account/email/delivery.test.ts'],
    faults: [['a new address stays suppressed', 'await createSuppressedAddresses(deps).forget(tx, email)', '']],
  },
  {
    file: 'features/account/email/delivery.service.ts',
    tests: ['features/account/email/delivery.test.ts'],
    faults: [['an address of someone else is tried again', 'if (email && emailVerified)', 'if (email)']],
  },
]
