import './social.css'
import { TicketFacts, type SocialRegistrationForm } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useLocation } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { providerName, waysInQuery } from '#lib/member/ways-in.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { matchingState, providerAnswer } from '#lib/session/social-state.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { accountText } from '../shared/account.text.ts'
import { Agreement } from '../shared/agreement.tsx'
import { AuthLayout } from '../shared/auth-layout.tsx'
import { failureText } from '../shared/failure-text.ts'
import { useRegisterSocial } from './social.queries.ts'
import { socialSignUpText as text } from './social-sign-up.text.ts'

const { fields } = accountText
const marks = {
  signIn: (words: string) => <Link to="/login">{words}</Link>,
  waitlist: (words: string) => <Link to="/waitlist">{words}</Link>,
}
const serverErrors = {
  fields: { referralCode: '', displayName: '' },
  codes: { 'referral.code_invalid': 'referralCode' },
} as const

type ReadTicket = { ticket: string; facts: TicketFacts; search: string }

/** The ticket's content is only for display. Only the server can check whether the ticket is ours. */
function readTicket(answer: URLSearchParams | undefined): ReadTicket | undefined {
  const [ticket, saved] = [answer?.get('ticket') ?? '', matchingState(answer?.get('state') ?? null)]
  if (!saved) return undefined
  try {
    const middle = (ticket.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(middle), (letter) => letter.codePointAt(0) ?? 0)
    const facts = TicketFacts.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return { ticket, facts, search: saved.search }
  } catch {
    return undefined
  }
}

/**
 * For people who are known to a provider but not to us. They need a referral code too, like anyone who opens an
 * account, unless the operators' own provider stands for it.
 */
export function SocialSignUp() {
  const location = useLocation()
  const [ticket] = useState(() => readTicket(providerAnswer(location)))
  const { data: ways, isPending } = useQuery(waysInQuery, queryClient)
  if (!ticket) return <Navigate to="/login?error=social" replace />
  const isOwn = ticket.facts.provider === 'oidc'
  // Only then do we know what it is called, and whether it invites.
  if (isOwn && isPending) return <FullScreenSpinner />
  return <SignUpForm {...ticket} needsCode={!(isOwn && ways?.oidc?.invites)} />
}

function SignUpForm({ ticket, facts, search, needsCode }: ReadTicket & { needsCode: boolean }) {
  const { register, handleSubmit, setError, formState } = useForm<SocialRegistrationForm>({
    resolver: contractResolver((schemas) => schemas.SocialRegistrationForm),
    defaultValues: {
      ...(needsCode && { referralCode: new URLSearchParams(search).get('ref') ?? '' }),
      displayName: facts.name ?? '',
    },
  })
  const { errors } = formState
  const { isPending, mutate } = useRegisterSocial()
  const provider = providerName(facts.provider)
  const create = (form: SocialRegistrationForm) =>
    mutate(
      { ...form, ticket },
      {
        onError: (error) => {
          if (!showServerErrors(setError, error, serverErrors))
            setError('root', { message: failureText(error, text.failed.text) })
        },
      },
    )
  return (
    <AuthLayout title={text.title} intro={text.intro(provider)}>
      <form aria-labelledby="auth-title" noValidate onSubmit={(event) => void handleSubmit(create)(event)}>
        <p className="social-person">
          {facts.name && <strong>{facts.name}</strong>}
          {text.from(facts.email, provider)}
        </p>
        {errors.root && (
          <Notice tone="error" title={text.failed.title}>
            {errors.root.message}
          </Notice>
        )}
        {needsCode && (
          <Field label={fields.referralCode} hint={text.codeHint} error={errors.referralCode?.message}>
            <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('referralCode')} />
          </Field>
        )}
        <Field label={fields.displayName} error={errors.displayName?.message}>
          <TextInput autoComplete="name" {...register('displayName')} />
        </Field>
        <Button type="submit" size="lg" block pending={isPending}>
          {text.submit}
        </Button>
      </form>
      <Agreement />
      <p className="auth-ways">{withMarked(needsCode ? text.member(provider) : text.memberOfOurs(provider), marks)}</p>
    </AuthLayout>
  )
}
