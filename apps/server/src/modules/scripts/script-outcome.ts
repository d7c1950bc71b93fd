/** What goes to the thread of scripts, and what comes back. */
import type { FailureCode, JsonObject } from '@formwork/api-contract'

export interface ScriptInput {
  readonly ticket: {
    readonly number: string
    readonly title: string
    /** 1 is normal, 3 the most urgent. */
    readonly priority: number
    readonly requester: { readonly id: string; readonly name: string; readonly department: string | null }
  }
  /** Of all forms. */
  readonly values: JsonObject
  /** The moment at which it runs, and the day that it is then on the site. */
  readonly now: string
  readonly today: string
}

export interface ScriptTask {
  readonly code: string
  /** Null: it is only parsed, up to its first mistake. */
  readonly input: ScriptInput | null
  /** What the clock of the script says, where times are counted. */
  readonly moment: { readonly at: number; readonly timeZone: string }
}

export type ScriptFailureCode = Extract<FailureCode, `script.${string}`>

interface Spent {
  readonly log: readonly string[]
  readonly ms: number
}

export interface ScriptFailure extends Spent {
  readonly ok: false
  readonly code: ScriptFailureCode
  /** The line of the script; null where none is known. */
  readonly line: number | null
  readonly message: string
}

/** `answer`: JSON that is not checked yet. */
export type ThreadAnswer = ({ readonly ok: true; readonly answer: string } & Spent) | ScriptFailure

export type ScriptOutcome = ({ readonly ok: true; readonly values: JsonObject; readonly note: string } & Spent) | ScriptFailure
