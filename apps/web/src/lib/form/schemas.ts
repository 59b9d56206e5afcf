import { zodResolver } from '@hookform/resolvers/zod'
import {
  AcceptedAuthTokens,
  Credentials,
  EmailChange,
  ForgottenPassword,
  NewLetter,
  NewPause,
  NewPracticeSession,
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

// What forms are validated with, in a file that no page waits for: building these takes a phone longer than drawing a page.

export const schemas = {
  AcceptedAuthTokens,
  Credentials,
  EmailChange,
  ForgottenPassword,
  NewLetter,
  NewPause,
  NewPracticeSession,
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

export { zodResolver }
