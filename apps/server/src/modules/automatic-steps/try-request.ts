/** A trial of a web request: it is sent as for a ticket, with made-up values, by the same rules and with the same secrets; what it would write is answered, not stored. */
import { performance } from 'node:perf_hooks'
import type { RequestTrial, RouteBody, routes } from '@formwork/api-contract'
import { completeRequest } from '@formwork/workflow-core'
import { appendAudit } from '../../db/append-audit'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuseAt } from '../../domain/refusal'
import type { Answer } from '../outgoing/send-request'
import { type Outgoing, readOutgoing } from '../settings/outgoing-settings'
import { askSystem, type HttpRequest, requireSuccess, resultOf } from './call-system'
import { reasonOf } from './reason-of'

/** As much of an answer as somebody reads to find the paths in it. */
const MAX_SHOWN = 4000
const LEFT_OUT = '***'

/** @throws {Refusal} `request.invalid` for a step of another kind */
export async function tryRequest(
  deps: Deps,
  actor: Caller,
  { name, step, values }: RouteBody<typeof routes.tryRequest>,
): Promise<RequestTrial> {
  if (step.kind !== 'httpRequest') throw refuseAt(['step'], 'request.invalid')
  const outgoing = await readOutgoing(deps)
  const trial = await sendOnce(outgoing, completeRequest(step), { values, key: `trial:${deps.newId()}` })
  const subject = { id: null, name: name === '' ? step.name : name }
  // The path may hold what is nobody's to read later.
  const after = { node: step.name, host: URL.parse(step.url)?.host ?? '', status: trial.status }
  await appendAudit(deps.db, deps, actor, { kind: 'request.tried', subject, before: null, after })
  return trial
}

async function sendOnce(outgoing: Outgoing, request: HttpRequest, asked: Parameters<typeof askSystem>[2]): Promise<RequestTrial> {
  const begun = performance.now()
  let answered: Answer | null = null
  const requestFacts = () => ({
    status: answered?.status ?? null,
    answer: answered?.text.slice(0, MAX_SHOWN) ?? '',
    ms: Math.round(performance.now() - begun),
  })
  try {
    const { status, text } = await askSystem(outgoing, request, asked)
    answered = { status, text: await withoutSecrets(outgoing, request, text) }
    requireSuccess(request, answered)
    const values = request.result.length === 0 ? {} : resultOf(answered.text, request)
    const missing = request.result.flatMap(({ from, to }) => (Object.hasOwn(values, to) ? [] : [from]))
    return { ok: true, values, missing, ...requestFacts() }
  } catch (error) {
    return { ok: false, error: reasonOf(error), ...requestFacts() }
  }
}

/** A system that sends back what it was sent would show the secrets of the settings. */
async function withoutSecrets(outgoing: Outgoing, { headers }: HttpRequest, text: string): Promise<string> {
  const names = headers.flatMap(({ secret }) => secret ?? [])
  const secrets = await Promise.all(names.map((secret) => outgoing.secretOf(secret)))
  return secrets.reduce((left, secret) => (secret === '' ? left : left.replaceAll(secret, LEFT_OUT)), text)
}
