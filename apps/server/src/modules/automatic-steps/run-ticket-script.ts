/** Runs the script of a step with the facts of its ticket; a value it may not return is a failure that names the field. */
import type { JsonObject } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { PermanentFailure } from '../outgoing/permanent-failure'
import { runScript } from '../scripts/run-script'
import { failureOf, refusedValue } from '../scripts/script-failures'
import { siteToday } from '../settings/site-time-zone'
import type { AutomaticStep } from './automatic-step'
import { findForScript } from './automatic-step-repo'

/** @throws {PermanentFailure} for all that another try would meet again. */
export async function runTicketScript(
  deps: Deps,
  { ticketId }: AutomaticStep,
  code: string,
): Promise<{ readonly values: JsonObject; readonly note: string }> {
  const found = await findForScript(deps.db, ticketId)
  if (found === null) throw new Error(`the ticket ${ticketId} is gone`)
  const outcome = await runScript(deps, code, { ...found, now: deps.now().toISOString(), today: await siteToday(deps) })
  if (outcome.ok) return outcome
  throw new PermanentFailure(outcome.code, ...failureOf(outcome))
}

/** @throws {PermanentFailure} in place of a refusal of the forms, with words that name the field. */
export function throwValueFailure(error: unknown): never {
  throw new PermanentFailure(...refusedValue(error))
}
