import { zodResolver } from '@hookform/resolvers/zod'
import {
  AboutWords,
  AcceptedAuthTokens,
  Credentials,
  EmailChange,
  ForgottenPassword,
  NewLetter,
  NewPause,
  NewPracticeSession,
  PracticeFields,
  NewQuestion,
  NewReport,
  NewSocialConnection,
  NewWaitlistEntry,
  PasskeyName,
  PasswordChangeForm,
  PasswordReset,
  ProfileChange,
  RegistrationForm,
  SocialRegistrationForm,
  TwoFactorRequired,
  UsernameChange,
} from '@sadhana/contract'
import { fieldMessage, translateErrors } from './field-message.ts'

// The schemas of forms, in a file that no page waits for: creating them takes a phone longer than rendering a page.

export const schemas = {
  AboutWords,
  AcceptedAuthTokens,
  Credentials,
  EmailChange,
  ForgottenPassword,
  NewLetter,
  NewPause,
  NewPracticeSession,
  PracticeFields,
  NewQuestion,
  NewReport,
  NewSocialConnection,
  NewWaitlistEntry,
  PasskeyName,
  PasswordChangeForm,
  PasswordReset,
  ProfileChange,
  RegistrationForm,
  SocialRegistrationForm,
  TwoFactorRequired,
  UsernameChange,
}

export { fieldMessage, translateErrors, zodResolver }
