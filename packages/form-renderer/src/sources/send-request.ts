/** Sends the request of a definition, if it is one that may be sent. */
import type { RequestMethod } from '@formwork/form-schema'
import { type FetchedEntries, fetchEntries } from './fetch-entries'
import { planRequest } from './plan-request'

/** @param signal - ends the request. Never rejects. */
export async function sendRequest(config: RequestMethod, signal: AbortSignal): Promise<FetchedEntries> {
  const plan = planRequest(config, document.baseURI)
  return plan.ok ? fetchEntries(plan.request, signal) : plan
}
