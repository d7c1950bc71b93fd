/** Evaluates one checked expression and turns its answer into something a field can store. */
import { evaluate, FeelDate, FeelDateTime, FeelDuration, FeelTime } from 'feelin'
import { isList } from '../json'
import { AGGREGATES } from './aggregates'
import { DIALECT } from './parse-formula'

/** The value of an expression, or why there is none: `failed` with the reason in `found`, `not-storable` for what no field can hold. */
export type Evaluation =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'failed' | 'not-storable'; readonly from: number; readonly to: number; readonly found: string }

/** Whole digits of a result that count; the rest is noise of binary fractions (0.1 + 0.2). */
const DIGITS = 15

/**
 * @param context - values by name; a value that is not there is null.
 * @returns `null` when the expression comes to nothing.
 */
export function evaluateExpression(text: string, context: Readonly<Record<string, unknown>>): Evaluation {
  const whole = { from: 0, to: text.length }
  try {
    const { value, warnings } = evaluate(text, { ...AGGREGATES, ...context }, DIALECT)
    const [warning] = warnings
    if (value === null && warning !== undefined) return { ok: false, code: 'failed', ...warning.position, found: warning.message }
    const stored = storable(value)
    return stored === undefined ? { ok: false, code: 'not-storable', ...whole, found: text } : { ok: true, value: stored }
  } catch (error) {
    // Too deep, or too long a text: what an expression can cause is a refusal. Anything else feelin throws is about the expression too.
    return { ok: false, code: 'failed', ...whole, found: error instanceof Error ? error.message : String(error) }
  }
}

/** Plain JSON for a result; undefined when there is none. Dates, times and durations become their ISO text. */
function storable(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) + 0 : undefined
  if (value instanceof FeelDate || value instanceof FeelTime) return value.toString()
  if (value instanceof FeelDateTime || value instanceof FeelDuration) return value.toString()
  if (!isList(value)) return undefined
  const items = value.map(storable)
  return items.includes(undefined) ? undefined : items
}
