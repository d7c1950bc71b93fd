/** How a script failed, as the sentence of a failure names it. */
import type { FailureCode } from '@formwork/api-contract'
import { Refusal } from '../../domain/refusal'
import { UNKNOWN_FIELD } from '../../workflow/forms/check-forms'
import type { ScriptFailure } from './script-outcome'

/** What its sentence names. */
export function failureOf({ code, line, message }: ScriptFailure): readonly string[] {
  const place = line === null ? '?' : String(line)
  return code === 'script.threw' || code === 'script.syntax' ? [place, message] : [message]
}

/** @throws what is no refusal of values */
export function refusedValue(error: unknown): readonly [FailureCode, string] {
  if (!(error instanceof Refusal) || error.code !== 'ticket.values-refused') throw error
  const [issue] = error.issues
  return [issue?.code === UNKNOWN_FIELD ? 'script.field-unknown' : 'script.value-refused', issue?.message ?? '']
}
