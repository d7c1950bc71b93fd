/** A trial of a script: it runs as in a ticket, with made-up values, and nothing is stored. */
import { failureText, type JsonObject, type ScriptTrial } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { concurrencyLimit } from '../../db/concurrency-limit'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { perMinute } from '../../domain/per-minute'
import { refuse } from '../../domain/refusal'
import { writeCheckedValues } from '../../workflow/forms/check-forms'
import { readForms, toProcessForms } from '../processes/bound-forms'
import { siteToday } from '../settings/site-time-zone'
import { runScript } from './run-script'
import { failureOf, refusedValue } from './script-failures'

/** Of one person. */
const MAX_PER_MINUTE = 30
/** It may take five seconds, after those of others. */
const WAIT_MS = 10_000

export interface Trials {
  /** @throws {Refusal} `rate.limited` for more than one at a time, one more that waits, or thirty a minute */
  run<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
}

export function createTrials({ now }: Pick<Deps, 'now'>): Trials {
  const oneAtATime = concurrencyLimit({ running: 1, waiting: 1, waitMs: WAIT_MS, refusal: 'rate.limited' })
  const rate = perMinute(now)
  return {
    async run(userId, work) {
      if (rate.take(userId, MAX_PER_MINUTE) > 0) throw refuse('rate.limited')
      return oneAtATime.run(userId, work)
    },
  }
}

export interface TriedScript {
  readonly code: string
  readonly title: string
  readonly values: JsonObject
  readonly formIds: readonly string[]
}

/** @throws {Refusal} `form.not-found`, `form.invalid` */
export async function tryScript(deps: Deps, actor: Actor, { code, title, values, formIds }: TriedScript): Promise<ScriptTrial> {
  const [formId = null, ...further] = formIds
  const settings = { forms: further.map((id) => ({ formId: id, firstNodeId: null })) }
  const definition: ProcessDefinition = { schema: 2, nodes: [], edges: [], settings }
  const forms = toProcessForms(await readForms(deps.db, { formId, definition }, deps.widgets), deps.widgets)
  const requester = { id: actor.userId, name: actor.name, department: null }
  const today = await siteToday(deps)
  const ticket = { number: `${today.replaceAll('-', '')}0001`, title, priority: 1, requester }
  const outcome = await runScript(deps, code, { ticket, values, now: deps.now().toISOString(), today })
  const { log, ms } = outcome
  if (!outcome.ok) return { ok: false, error: failureText(outcome.code, ...failureOf(outcome)), log: [...log], ms }
  try {
    const written = writeCheckedValues(forms, values, outcome.values)
    const named = Object.keys(outcome.values).filter((model) => Object.hasOwn(written, model))
    return { ok: true, values: Object.fromEntries(named.map((model) => [model, written[model]])), note: outcome.note, log: [...log], ms }
  } catch (error) {
    return { ok: false, error: failureText(...refusedValue(error)), log: [...log], ms }
  }
}
