import type { Target } from './mutant.ts'

/** Sign-in methods other than the password, and account erasure. */
export const accountWays: readonly Target[] = [
  {
    file: 'features/account/phone/phone-sign-in.service.ts',
    tests: ['features/account/phone/phone.races.test.ts', 'features/account/sign-in/every-way.test.ts'],
    faults: [
      [
        'a second factor is not asked for',
        'const tempToken = await askForTwoFactor(tx, deps, member.id)',
        'const tempToken = undefined',
      ],
      ['a number that was given up opens the account', 'member?.phone !== phone', '!member'],
      ['no referral code is used up', 'await redeemCode(tx, referralCode, id, at)', 'null'],
    ],
  },
  {
    file: 'features/account/phone-codes/phone.jobs.ts',
    tests: ['features/account/phone/phone.test.ts', 'features/account/phone/texts.test.ts'],
    faults: [
      ['a number without an account gets a text', "unsent.purpose === 'sign-in' && !unsent.memberId", 'false'],
      ['the budget has no end', '!(await texts.budget.take(db))', 'false'],
      ['texts that nobody reads go on', 'await isHeldBack(deps, unsent)', 'false'],
    ],
  },
  {
    file: 'features/account/phone/member-phone.service.ts',
    tests: ['features/account/phone/phone.test.ts'],
    faults: [['a code verifies a number again and again', 'await usePhoneCode(tx, codeId)', '']],
  },
  {
    file: 'features/account/owner-proof/owner-code.service.ts',
    tests: ['features/account/phone/phone.test.ts'],
    faults: [['a texted code proves who it is again and again', 'await usePhoneCode(deps.db, id)', 'void id']],
  },
  {
    file: 'features/account/phone-codes/phone-codes.repo.ts',
    tests: ['features/account/phone/texts.test.ts'],
    faults: [['texts to numbers that members add aren’t counted', "('sign-up', 'verify-contact')", "('sign-up')"]],
  },
  {
    file: 'features/account/social/social.service.ts',
    tests: ['features/account/social/social.test.ts', 'features/account/social/linked-accounts.test.ts'],
    faults: [
      [
        'an account that was unlinked meanwhile signs in',
        'member && (await findLinkedMember(tx, identity))',
        'member && linkedMember',
      ],
      [
        'a second factor is not asked for',
        'identity.hasSecondFactor ? undefined : await askForTwoFactor(tx, deps, userId)',
        'undefined',
      ],
      [
        'the session is bound to no browser',
        "as: 'login_success', by: 'linked account', browser }",
        "as: 'login_success' }",
      ],
      ['a start has no end', 'clock.now().getTime() + startMs', 'clock.now().getTime() * 2'],
      [
        'a suspended member isn’t told',
        "return addressOf('/login', { state, ticket: await ticket() })",
        'return loginFailed',
      ],
    ],
  },
  {
    file: 'features/account/social/linked-accounts.service.ts',
    tests: ['features/account/social/social.test.ts', 'features/account/social/linked-accounts.test.ts'],
    faults: [
      ['a ticket works in any browser', '!ticket || !isBoundTo(ticket.browser, caller.browserKey)', '!ticket'],
      ['the only way in can be unlinked', 'if (!canUnlink && ', 'if (false && '],
      ['two accounts are unlinked at once', 'await lockMember(tx, member.id)', ''],
      ['no referral code is used up', 'await redeemCode(tx, referralCode, id, at)', 'null'],
    ],
  },
  {
    file: 'platform/identity/openid.ts',
    tests: ['features/account/social/social.test.ts'],
    faults: [
      ['no signature is checked', 'openid.enableNonRepudiationChecks(configuration)', ''],
      ['no nonce is expected', '...(isOpenId && { expectedNonce: nonce }),', ''],
      ['an unverified email counts', "(verified === true || verified === 'true') && ", ''],
    ],
  },
  {
    file: 'features/account/erase/begin-erasure.service.ts',
    tests: ['features/account/erase/erase.test.ts'],
    faults: [
      ['any password erases', '!(await confirmPassword(deps, userId, proof.password))', 'false'],
      ['any code of an app erases', 'await confirmTwoFactor(deps.db', 'void (deps.db'],
    ],
  },
  {
    file: 'features/account/passkey/answered-passkey.service.ts',
    tests: [
      'features/account/erase/passkey-proof.test.ts',
      'features/account/passkey/passkeys.test.ts',
      'features/account/passkey/confirm-with-passkey.test.ts',
    ],
    faults: [
      ['any answer proves who it is', 'await useOwnerPasskey(deps, id, answer, caller)', ''],
      ['anyone’s passkey erases', 'passkey?.userId === userId ? passkey : undefined', 'passkey'],
      [
        'an answer for signing in erases',
        "checkAnswer(deps, { purpose: 'confirm-owner', userId }",
        "checkAnswer(deps, { purpose: 'sign-in', userId: null }",
      ],
      ['a copied passkey erases', 'if (!isGood) throw', 'if (false) throw'],
      ['a counter may go back', 'if (!goesBack(Number(passkey.counter), counter)) return true', 'return true'],
      ['members without a passkey are asked for any', 'if (credentials.length === 0) throw', 'if (false) throw'],
    ],
  },
  {
    file: 'features/account/social/provider-proof.service.ts',
    tests: ['features/account/social/provider-proof.test.ts'],
    faults: [
      ['any account at the provider proves it', 'if (linked?.userId !== member.id) return', 'if (false) return'],
      ['a code for signing in becomes a proof', "secretsOf(keys, state, 'proof ')", 'secretsOf(keys, state)'],
      ['an old sign-in is fresh enough', 'secretsFor(keys, state), maxAge)', 'secretsFor(keys, state))'],
      ['no fresh sign-in is asked for', '{ isFresh: true }', '{}'],
      ['a proof has no end', 'proofMs = 5 * 60_000', 'proofMs = 500 * 60_000'],
      ['a start has no end', 'awayMs = 10 * 60_000', 'awayMs = 1000 * 60_000'],
      ['an account that isn’t linked can be asked', '!links.some((each) => each.provider === provider)', 'false'],
      ['any proof erases', '!(await takeProof(db, member, sha256(proof), clock.now()))', 'false'],
    ],
  },
  {
    file: 'features/account/social/provider-proofs.repo.ts',
    tests: ['features/account/social/provider-proof.test.ts'],
    faults: [
      ['a proof works in another session', "    .where('session_id', '=', sessionId)\n", ''],
      ['a start is a proof', "    .where('is_proven', '=', true)\n", ''],
      ['a proof is a start', "    .where('is_proven', '=', false)\n", ''],
    ],
  },
  {
    file: 'features/account/passkey/passkeys.service.ts',
    tests: ['features/account/passkey/passkeys.test.ts'],
    faults: [
      ['the limit isn’t checked where passkeys are added', '(await listCredentials(tx, userId)).length', '0'],
      ['the limit isn’t checked where passkeys are started', 'existing.length >= maxPasskeys', 'false'],
    ],
  },
  {
    file: 'features/account/erase/erase.jobs.ts',
    tests: ['features/account/erase/erase.test.ts'],
    faults: [['a member who is back gets the email', ' || member.dueAt?.toISOString() !== dueAt', '']],
  },
  {
    file: 'features/account/sessions/open-session.service.ts',
    tests: ['features/account/erase/erase.test.ts'],
    faults: [['signing in stops nothing', 'await updateDue(tx, userId, null, at)', '']],
  },
  {
    file: 'features/account/erase/erase.service.ts',
    tests: ['features/account/erase/erase.test.ts'],
    faults: [
      ['a member is erased before their time', ' || member.dueAt > at', ''],
      ['a link to reset the password goes on working', 'await updateAllResetTokensUsed(tx, userId)', ''],
      ['the sessions go on', 'ended: await endEverything(tx, userId, { at })', 'ended: []'],
    ],
  },
  {
    file: 'features/account/social/linked-accounts.service.ts',
    tests: ['features/account/social/own-provider.test.ts'],
    faults: [
      ['every provider stands for a code', "referralCode === undefined && identity.provider !== 'oidc'", 'false'],
      ['the own provider always stands for a code', 'else if (!deps.ownProvider?.invites)', 'else if (false)'],
    ],
  },
  {
    file: 'features/account/social/social.repo.ts',
    tests: ['features/account/social/own-provider.test.ts'],
    faults: [['another issuer’s subject is the same person', 'issuer === undefined ? subject', 'issuer ? subject']],
  },
  {
    file: 'platform/identity/own-provider.ts',
    tests: ['features/account/social/own-provider.test.ts'],
    faults: [
      ['the provider is always believed', 'deps.trustsSecondFactor && ', ''],
      ['a code alone is two-factor authentication', "includes('mfa')", "includes('otp')"],
      ['the nonce doesn’t matter', '      expectedNonce: nonce,\n', ''],
      ['moderators are operators', "'moderator' : null", "'operator' : null"],
    ],
  },
  {
    file: 'features/operator/roles/claimed-roles.service.ts',
    tests: ['features/account/social/own-provider.test.ts'],
    faults: [
      ['a role by claim lasts a day', '8 * 60 * 60_000', '24 * 60 * 60_000'],
      ['a role that is no longer named stays', '      await deleteClaimedRole(db, userId)\n', ''],
    ],
  },
  {
    file: 'features/operator/roles/roles.repo.ts',
    tests: ['features/account/social/own-provider.test.ts'],
    faults: [['a role by claim never ends', ' and until > ${now}', ' and ${now}::timestamptz is not null']],
  },
]
