import type { Target } from './mutant.ts'

export const account: readonly Target[] = [
  {
    file: 'features/account/sessions/refresh.rules.ts',
    tests: ['features/account/sessions/refresh.rules.test.ts'],
    isQuick: true,
    faults: [
      ['an ended session still refreshes', 'family.revokedAt || ', ''],
      ['a session has no end', 'family.expiresAt <= now || ', ''],
      ['an expired token still refreshes', ' || token.expiresAt <= now', ''],
      ['a copy used late is not noticed', "isStillGood ? 'repeat' : 'reused'", "'repeat'"],
      ['the grace never ends', '<= graceMs', '>= 0'],
      ['a token outlives its session', 'Math.min(madeAt', 'Math.max(madeAt'],
    ],
  },
  {
    file: 'features/account/sessions/access-tokens.service.ts',
    tests: ['features/account/sessions/access-tokens.test.ts'],
    isQuick: true,
    faults: [
      ['tokens of another installation are valid', '{ issuer, audience, algorithms', '{ audience, algorithms'],
      ['tokens for another audience are valid', '{ issuer, audience, algorithms', '{ issuer, algorithms'],
      ['access tokens live for a day', 'accessTokenSeconds = 15 * 60', 'accessTokenSeconds = 24 * 60 * 60'],
      ['a remembered token never expires', 'remembered && remembered.expiresAt > clock.now()', 'remembered'],
      [
        'only the newest key reads tokens',
        'for (const key of readingKeys)',
        'for (const key of readingKeys.slice(0, 1))',
      ],
    ],
  },
  {
    file: 'features/account/sessions/authenticate.service.ts',
    tests: ['features/account/sessions/authenticate.test.ts'],
    faults: [['an ended session is still accepted', 'member && !(await endedSessions.has(member))', 'member']],
  },
  {
    file: 'features/account/sessions/ended-sessions.service.ts',
    tests: ['features/account/sessions/ended-sessions.test.ts'],
    faults: [
      ['a stale memory is trusted', 'performance.now() - checkedAt > staleMs && ', 'false && '],
      ['notifications are ignored', 'onMessage: (id) => add([id])', 'onMessage: () => {}'],
    ],
  },
  {
    file: 'features/account/sessions/refresh-session.service.ts',
    tests: ['features/account/sessions/refresh-session.test.ts'],
    faults: [
      ['a copied token refreshes without its cookie', 'cookieHash === null || (', 'true || ('],
      ['a copied token does not end the session', 'await updateEnded(tx, userId, { only: sessionId })\n', '[]\n'],
      ['a used token stays unused', '    await updateRotated(tx, userId, sessionId, hash, at)\n', ''],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/account/sign-in/sign-in.test.ts'],
    faults: [
      ['wrong guesses at a name are not counted', 'if (!place.taken)', 'if (false)'],
      ['right passwords count as guesses', 'if (!wasWrong) await place.refund()', ''],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/account/sign-in/shut-out.matrix.test.ts'],
    faults: [
      ["a stranger's guesses count against a known browser", " ${browser?.toString('base64url') ?? ''}`", '`'],
      ['any cookie makes a browser known', 'return sameCookie ? cookieHash : null', 'return cookieHash'],
      ['a username and an email are counted apart', '`${user?.id ?? identifier.toLowerCase()} ', '`${identifier} '],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/account/password/password.races.test.ts'],
    faults: [
      [
        'a sign-in outlives the password it began with',
        'if (!(await lockPassword(tx, userId, password)))',
        'if (false)',
      ],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/security/two-factor/two-factor.test.ts'],
    faults: [
      ['the second factor is not asked for', 'if (tempToken) return', 'if (!deps) return'],
      ['any code is accepted', '      await passTwoFactor(tx, deps, factor, attempt)\n', ''],
      [
        'attempts at codes are not counted',
        'await countTwoFactorAttempt(db, withPasswords(deps), { ...factor, browser })',
        "{ id: '', hashes: [] }",
      ],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/account/sign-in/sign-in.races.test.ts'],
    faults: [
      [
        'wrong codes are not logged',
        "if (wasWrong) await recordSecurityEvent(db, { ...happened, type: '2fa_failed' })",
        '',
      ],
    ],
  },
  {
    file: 'features/account/sign-in/sign-in.service.ts',
    tests: ['features/security/login-sessions/login-sessions.test.ts'],
    faults: [['a failed sign-in is not logged', 'userId: user?.id ?? null, ip', 'userId: null, ip']],
  },
  {
    file: 'features/account/registration/register.service.ts',
    tests: ['features/account/registration/register.test.ts'],
    faults: [
      ['the key alone signs in', ' || !(await passwords.matches(member.password, password))', ''],
      ['a registration key never expires', 'keyMs = 24 * 60 * 60_000', 'keyMs = 24 * 60 * 60_000_000'],
      ['a lost answer costs the account', 'if (tokens) return tokens', ''],
    ],
  },
  {
    file: 'features/account/password/passwords.service.ts',
    tests: ['features/account/account.routes.test.ts'],
    faults: [
      ['weak passwords are accepted', 'if (!isStrongEnough(score)) throw', 'if (score < 0) throw'],
      ['an unknown name is answered at once', '?? nobodysHash', "?? ''"],
    ],
  },
  {
    file: 'features/account/sessions/open-session.service.ts',
    tests: ['features/account/sessions/refresh-session.test.ts'],
    faults: [['a known browser gets a new key', '(knownDevice.sameCookie && knownKey) || newSecret()', 'newSecret()']],
  },
  {
    file: 'features/account/sessions/open-session.service.ts',
    tests: ['features/security/login-sessions/login-sessions.test.ts'],
    faults: [['a new device is not reported', 'knownDevice.anySession && !(', 'false && !(']],
  },
  {
    file: 'features/account/password/change-password.service.ts',
    tests: ['features/account/password/change-password.test.ts'],
    faults: [
      [
        'the current password is not asked for',
        'await requirePassword(withPasswords(deps), member, { password: currentPassword, code })',
        '',
      ],
      ['other devices stay signed in', 'endEverything(tx, member.id, { at, except: member.sessionId })', '[]'],
      ['a reset leaves sessions open', '    return endEverything(tx, userId, { at })\n', '    return []\n'],
      ['other reset links stay valid', '  await updateAllResetTokensUsed(tx, userId)\n', ''],
    ],
  },
  {
    file: 'features/account/password/change-password.service.ts',
    tests: ['features/account/password/password.races.test.ts'],
    faults: [
      ['waiting sign-ins outlive a password', '  await dropWaitingSignIns(tx, userId)\n', ''],
      ['a reset link works twice', 'if (!(await updateResetTokenUsed(tx, userId, token, at)))', 'if (false)'],
    ],
  },
  {
    file: 'features/account/password/reset.jobs.ts',
    tests: ['features/account/password/change-password.test.ts'],
    faults: [['a reset link works for a day', 'resetTokenMs = 30 * 60_000', 'resetTokenMs = 24 * 60 * 60_000']],
  },
  {
    file: 'features/account/password/reset.jobs.ts',
    tests: ['features/account/sign-in/shut-out.matrix.test.ts'],
    faults: [
      ['every asker shares one budget', 'sameBytes(request.asker, asker)', 'true'],
      ['many strangers may send any number of emails', 'requests.length >= maxForStrangers', 'false'],
      ['a known browser has no budget of its own', 'const isUsedUp = !isKnown && ', 'const isUsedUp = '],
    ],
  },
  {
    file: 'features/account/email/change-email.service.ts',
    tests: ['features/account/email/change-email.test.ts'],
    faults: [
      ['a new address needs no password', 'await requirePassword(owner, member, proof)', ''],
      ['verifying one address changes another', "if (isChange && purpose !== 'change-contact')", 'if (false)'],
      ['the old address is not notified', 'isChange ? before?.email : undefined', 'undefined'],
    ],
  },
  {
    file: 'features/account/sessions/sign-out.service.ts',
    tests: ['features/account/account.routes.test.ts'],
    faults: [
      ['all devices means this one', 'allDevices ? endEverything(tx, userId, { at }) : ', ''],
      ['signing out here signs out everywhere', '{ only: sessionId })\n  })', '{})\n  })'],
      ['a token of an ended session ends the others', ' || target.session.revokedAt', ''],
    ],
  },
  {
    file: 'features/account/sessions/sign-out.service.ts',
    tests: ['features/account/sign-in/shut-out.matrix.test.ts'],
    faults: [
      ['an old refresh token signs out every device', ' && !isProof(target, caller)', ' && false'],
      ['a rotated token is proof enough', 'rotatedAt === null : isBoundTo', 'true : isBoundTo'],
      ["another member's access token is proof enough", 'member?.id !== userId', '!member'],
    ],
  },
  {
    file: 'features/account/shared/users.repo.ts',
    tests: ['features/account/account.routes.test.ts'],
    faults: [
      ['emails are told apart by capitals', 'sql`lower(${identifier})`', 'sql`${identifier}`'],
      ['a taken name is a server error', "error.constraint === 'users_username_key'", 'false'],
    ],
  },
  {
    file: 'features/account/shared/users.repo.ts',
    tests: ['features/account/registration/usernames.test.ts'],
    faults: [
      [
        'names are told apart by their spelling',
        "query.where('username_key', '=', sql<string>`username_key(${identifier})`)",
        "query.where('username', '=', identifier)",
      ],
      [
        'another spelling of a taken name is a server error',
        "error.constraint === 'users_username_spelling_key'",
        'false',
      ],
      ['an old name signs its twin in', "    .orderBy((eb) => eb('username', '=', identifier), 'desc')\n", ''],
    ],
  },
]
