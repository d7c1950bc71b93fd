/** Runs the script of a step and reads what it returned; or only parses the script, up to its first mistake. */
import type { JsonObject } from '@formwork/api-contract'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { isStorable } from '../automatic-steps/is-storable'
import type { ScriptFailure, ScriptInput, ScriptOutcome } from './script-outcome'

export type ScriptDeps = Pick<Deps, 'scripts' | 'siteTimeZone'>

const LONGEST_NOTE = 500

const returned = z.nullable(
  z.strictObject({ values: z.record(z.string(), z.unknown()).optional(), note: z.string().max(LONGEST_NOTE).optional() }),
)

export async function runScript({ scripts, siteTimeZone }: ScriptDeps, code: string, input: ScriptInput): Promise<ScriptOutcome> {
  const moment = { at: new Date(input.now).getTime(), timeZone: await siteTimeZone() }
  const ran = await scripts.run({ code, input, moment })
  if (!ran.ok) return ran
  const { answer, log, ms } = ran
  const failed = (failure: ScriptFailure['code'], message = ''): ScriptOutcome => ({
    ok: false,
    code: failure,
    line: null,
    message,
    log,
    ms,
  })
  const { values = {}, note = '', problem } = readReturned(answer)
  if (problem !== null) return failed('script.answer-shape', problem)
  if (!isStorable(values) || !isStorable(note)) return failed('script.answer-not-storable')
  return { ok: true, values, note: note.trim(), log, ms }
}

/** @returns null for a script without one */
export async function findMistake({ scripts }: Pick<Deps, 'scripts'>, code: string): Promise<ScriptFailure | null> {
  const read = await scripts.run({ code, input: null, moment: { at: 0, timeZone: 'UTC' } })
  return read.ok ? null : read
}

interface Returned {
  readonly values?: JsonObject | undefined
  readonly note?: string | undefined
  readonly problem: string | null
}

function readReturned(answer: string): Returned {
  const read = returned.safeParse(JSON.parse(answer))
  if (read.success) return { ...read.data, problem: null }
  const [issue] = read.error.issues
  if (issue?.code === 'unrecognized_keys') return { problem: issue.keys.join(', ').slice(0, LONGEST_NOTE) }
  return { problem: issue?.path.join('.') ?? '' }
}
