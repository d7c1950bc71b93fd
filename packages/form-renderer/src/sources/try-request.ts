/** Sends the request of a definition as a trial for its author, and returns the whole answer. */
import type { RequestMethod } from '@formwork/form-schema'
import type { FetchedAnswer } from './fetch-entries'

/**
 * Sends a request as a form does that is filled, with the same limits, and answers what came back before its path is followed: for an editor of
 * requests.
 *
 * @param config - the option `requestMethod` of a widget.
 * @param signal - ends the request.
 * @returns the untrusted answer; or why there is none. Never rejects.
 * @example const tried = await tryRequest(widget.options.requestMethod, AbortSignal.timeout(10_000))
 */
export async function tryRequest(config: RequestMethod, signal: AbortSignal): Promise<FetchedAnswer> {
  // Loaded when it is asked for: few pages with a form send requests.
  const requests = await import('./send-request').catch(() => null)
  return requests === null ? { ok: false, problem: { code: 'network' } } : requests.askRequest({ ...config, result: '' }, signal)
}
