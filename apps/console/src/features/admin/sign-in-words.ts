/** Outcomes of attempts to sign in, in words. */
import type { SignInOutcome } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const SIGN_IN_OUTCOME_WORDS: Readonly<Record<SignInOutcome, MessageDescriptor>> = {
  succeeded: msg({ message: 'Signed in', context: 'outcome' }),
  'unknown-name': msg`No such user`,
  'wrong-password': msg`Wrong password`,
  disabled: msg`The account is disabled`,
  'wrong-code': msg`Wrong verification code`,
  throttled: msg`Too many attempts`,
  'second-factor-asked': msg`Second factor asked for`,
  'wrong-second-factor': msg`Wrong second factor`,
  'not-admitted': msg`No account on this site`,
  'directory-unreachable': msg`The directory did not answer`,
  'wrong-passkey': msg`Passkey refused`,
}
