import type { Target } from './mutant.ts'

/** What docs/security-policy.md promises. */
export const securityPolicy: readonly Target[] = [
  {
    file: 'platform/setting-problems.ts',
    tests: ['platform/config.test.ts'],
    isQuick: true,
    faults: [['archives over plain http', 'S3_ENDPOINT && isPlainAbroad(S3_ENDPOINT)', 'false']],
  },
  {
    file: 'platform/http/limited-per-address.ts',
    tests: ['platform/http/limited-per-address.test.ts'],
    faults: [
      ['files without a limit', 'if (!outcome.taken)', 'if (false)'],
      ['one count for everyone', 'addressOf(ip)', "'everyone'"],
    ],
  },
  {
    file: 'features/profile/picture.routes.ts',
    tests: ['features/profile/picture.test.ts'],
    faults: [['pictures in frames', " frame-ancestors 'none';", '']],
  },
  {
    file: 'platform/payment/paypal.ts',
    tests: ['platform/payment/paypal.test.ts', 'features/giving/webhooks/messages.test.ts'],
    faults: [
      ['approval at any page', 'if (new URL(link.href).origin !== page)', 'if (false)'],
      ['messages that were never sent', 'if (told === null) throw', 'if (false) throw'],
      ['a forged sum', 'if (!isDeepStrictEqual(eventOf(told), event)) throw', 'if (false) throw'],
      ['no message is read back', "event.fact?.about !== 'payment' && event.fact?.about !== 'refund'", 'true'],
    ],
  },
  {
    file: 'features/account/password/passwords.service.ts',
    tests: ['features/account/password/passwords.test.ts'],
    faults: [
      ['short passwords', 'if (isTooShort(password)) throw', 'if (false) throw'],
      ['passwords of our own words', 'if (isMadeOf(words, password)) throw', 'if (false) throw'],
      ['the host’s name is no known word', 'contextWords(host, about)', "contextWords('', about)"],
    ],
  },
  {
    file: 'features/account/sessions/open-session.service.ts',
    tests: ['features/account/sessions/refresh-session.test.ts'],
    faults: [
      ['earlier sessions of a browser stay', 'await updateEnded(tx, userId, { ofBrowser: cookieHash })', '[]'],
      ['earlier sessions end late', 'endedSessions.add(replaced)', ''],
    ],
  },
  {
    file: 'features/account/shared/login-sessions.repo.ts',
    tests: ['features/account/sessions/refresh-session.test.ts'],
    faults: [['a sign-in ends every session', ".where('cookie_hash', '=', ofBrowser ?? null)", '']],
  },
  {
    file: 'features/security/two-factor/owner-proof.service.ts',
    tests: ['features/security/two-factor/two-factor.test.ts', 'features/security/two-factor/owner-proof.test.ts'],
    faults: [
      ['the password alone ends two-factor', "throw new AppError('security.factor_needed')", 'return'],
      ['any code will do', 'if (code !== undefined) return takeFactor(deps, member.id, code)', 'if (code) return'],
      [
        'the password alone changes who signs in',
        '  await requireOwner(deps, member, proof)\n  await requireSecondFactor(deps, member, proof)',
        '  await requireOwner(deps, member, proof)',
      ],
    ],
  },
  {
    file: 'features/account/email/change-email.service.ts',
    tests: ['features/security/two-factor/owner-proof.test.ts'],
    faults: [['the password alone changes the email', 'await requireSecondFactor(owner, member, proof)', '']],
  },
  {
    file: 'features/account/phone-codes/phone-codes.repo.ts',
    tests: ['features/account/phone/phone.test.ts'],
    faults: [
      [
        'a code works in any browser',
        ".where((row) => row.or([row('browser', 'is', null), row('browser', '=', browser)]))",
        '',
      ],
      ['any code counts as one of another browser', ".where('browser', 'is not', null)", ''],
    ],
  },
  {
    file: 'features/account/phone-codes/phone-codes.service.ts',
    tests: ['features/account/phone/phone.test.ts'],
    faults: [
      ['codes without a browser', 'if (!isBrowser) return null', 'return null'],
      ['no word about the other browser', 'if (!sent && (await isElsewhere(db, use, at)))', 'if (false)'],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/account/sign-in/renewed-hash.test.ts'],
    faults: [
      ['old hashes stay', 'if (!passwords.isOutdated(from)) return from', 'if (from) return from'],
      [
        'a faster sign-in shuts the others out',
        'stored && (await passwords.matches(stored, typed)) ? stored : from',
        'from',
      ],
    ],
  },
  {
    file: 'features/account/password/breached-passwords.service.ts',
    tests: ['features/account/password/breached-passwords.test.ts'],
    faults: [
      [
        'the whole hash leaves',
        'const url = `${standIn ?? service}/range/${prefix}`',
        'const url = `${standIn ?? service}/range/${hash}`',
      ],
      ['padding counts', '&& Number(count) > 0', ''],
      ['an outage ends registration', '      return false\n    }', '      throw error\n    }'],
      ['stolen passwords are accepted', 'if (!(await isBreached(password))) return', 'if (password) return'],
    ],
  },
  {
    file: 'platform/encryption.ts',
    tests: ['platform/keys.test.ts'],
    isQuick: true,
    faults: [
      ['no version is written', 'Buffer.concat([Buffer.of(version), iv,', 'Buffer.concat([iv,'],
      ['older ciphertexts stay closed', '    { body: sealed, context: Buffer.from(context) },\n', ''],
    ],
  },
  {
    file: 'platform/outgoing/outgoing.ts',
    tests: ['platform/outgoing/outgoing.test.ts'],
    faults: [['any host may be called', ' && mayCall(request.provider, url)', '']],
  },
  {
    file: 'platform/outgoing/outgoing-hosts.rules.ts',
    tests: ['platform/outgoing/outgoing.test.ts', 'platform/push/push-hosts.rules.test.ts'],
    isQuick: true,
    faults: [
      ['hosts that end alike', 'hostname === host', 'hostname.endsWith(host)'],
      ['every port', "port === '' &&", ''],
    ],
  },
  {
    file: 'platform/pictures/receive-picture.ts',
    tests: ['features/profile/picture.test.ts'],
    faults: [['pictures have one name', "randomBytes(16).toString('hex')", "'0'.repeat(32)"]],
  },
  {
    file: 'features/account/sessions/sign-out.service.ts',
    tests: ['features/security/login-sessions/login-sessions.test.ts'],
    faults: [['this device is signed out too', '{ except: sessionId }', '{}']],
  },
  {
    file: 'features/operator/roles/roles.service.ts',
    tests: ['features/operator/audit/audit.test.ts'],
    faults: [
      ['the console never closes', 'now.getTime() - signedInAt.getTime() >= consoleMs', 'false'],
      ['the console closes a second late', '>= consoleMs', '> consoleMs'],
    ],
  },
  {
    file: 'platform/storage/local-storage.ts',
    tests: ['platform/http/storage-full.test.ts'],
    faults: [['uploads fill the disk', 'bavail * bsize < reserveBytes', 'false']],
  },
]
