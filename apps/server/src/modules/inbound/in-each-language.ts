/** Errors of a form about the fields of a call, in each of our languages: the calling system reads one of them, readers of the log another. */
import type { ProblemIssue } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { parseJsonBody } from '../../domain/json/json-guard'
import { LOCALES, type Locale } from '../../domain/locale'
import { Refusal, type RefusalCode } from '../../domain/refusal'
import { isRefusalCode, refusalMessage } from '../../messages/refusal-message'
import { checkStart } from '../../workflow/start-ticket'
import { rewordStarterRefusals } from '../schedules/starter'
import type { StoredIssue } from './call-repo'
import { type InboundPlan, mapCall } from './start-from-call'

/** Of these the sentences come from the forms. */
const BY_FORMS: ReadonlySet<RefusalCode> = new Set(['ticket.values-refused', 'ticket.choice-refused'])

export interface RefusedCall {
  /** As it came. */
  readonly body: string
  readonly locale: Locale
  readonly refusal: Refusal
}

/** Where the settings have changed in between, an issue keeps the one sentence that was answered. */
export async function inEachLanguage(deps: Deps, plan: InboundPlan, { body, locale, refusal }: RefusedCall): Promise<StoredIssue[]> {
  if (refusal.issues.length === 0 || !BY_FORMS.has(refusal.code)) return [...refusal.issues]
  const payload = parseJsonBody(body)
  const issuesByLocale = new Map<Locale, readonly ProblemIssue[]>([[locale, refusal.issues]])
  for (const other of LOCALES) {
    // oxlint-disable-next-line no-await-in-loop -- there are two
    if (other !== locale) issuesByLocale.set(other, await issuesIn(deps, plan, payload, other))
  }
  return refusal.issues.map((issue) => {
    const messages = LOCALES.flatMap((each) => {
      const same = issuesByLocale.get(each)?.find((one) => one.code === issue.code && one.path.join() === issue.path.join())
      return same === undefined ? [] : [[each, same.message] as const]
    })
    return { ...issue, messages: Object.fromEntries(messages) }
  })
}

/** What a start is refused with in another language. */
async function issuesIn(deps: Deps, plan: InboundPlan, payload: unknown, locale: Locale): Promise<readonly ProblemIssue[]> {
  try {
    const { starter, wanted } = await mapCall(deps, plan, payload, locale)
    await rewordStarterRefusals(checkStart(deps, starter, wanted))
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.issues
    throw error
  }
}

/** In the language of the reader, as far as it is known in that. */
export function wordedIssue({ messages, ...issue }: StoredIssue, locale: Locale): ProblemIssue {
  const { code, params = {}, message } = issue
  const known = messages?.[locale] ?? message
  return { ...issue, message: known === '' && isRefusalCode(code) ? refusalMessage(code, params, locale) : known }
}
