/** Sends the request of a definition, if it is one that may be sent. */
import type { RequestMethod } from '@formwork/form-schema'
import { type FetchedAnswer, type FetchedEntries, fetchAnswer, fetchEntries } from './fetch-entries'
import { planRequest } from './plan-request'

/** @param signal - ends the request. Never rejects. */
export async function sendRequest(config: RequestMethod, signal: AbortSignal): Promise<FetchedEntries> {
  const plan = planRequest(config, document.baseURI)
  return plan.ok ? fetchEntries(plan.request, signal) : plan
}

/** As `sendRequest`, and answers all that came: its path is not followed. */
export async function askRequest(config: RequestMethod, signal: AbortSignal): Promise<FetchedAnswer> {
  const plan = planRequest(config, document.baseURI)
  return plan.ok ? fetchAnswer(plan.request, signal) : plan
}
