import { type FailureCode, failureText } from '@formwork/api-contract'

/** A failure that another try would repeat: it goes to an administrator at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'

  constructor(
    readonly code: FailureCode,
    ...named: readonly string[]
  ) {
    super(failureText(code, ...named))
  }
}
