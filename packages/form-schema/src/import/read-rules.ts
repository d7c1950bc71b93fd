/** Reads stored rules. What options say is not kept twice: see `adopt-rules.ts`. */
import { isList, isObject, type JsonObject, type JsonValue } from '../json'
import { LIMITS } from '../limits'
import { isRequired } from '../rules/field-rules'
import { legacyRules } from '../rules/generated-rules'
import { generatedKind } from '../rules/rule-options'
import type { AnyKnownWidget } from '../widgets/index'
import type { ImportContext } from './import-context'

/** The stored rules of a widget. */
export function readRules(found: unknown, path: readonly (string | number)[], context: ImportContext): readonly JsonObject[] {
  const items = listed(found)
  if (items.length > LIMITS.rules) context.refuse('limit.rules', path, { found: items.length, limit: LIMITS.rules })
  const rules = (items.filter(isObject) as readonly JsonObject[]).map(withFlag)
  const dropped = items.length - rules.length + (found === undefined || found === null || isList(found) || isObject(found) ? 0 : 1)
  if (dropped > 0) context.note('rules.dropped', path, { count: dropped })
  return rules
}

/** A person may write one rule without the list around it. */
function listed(found: unknown): readonly unknown[] {
  return isList(found) ? found : isObject(found) ? [found] : []
}

/** `required` as options take it too: what is true in JavaScript is, but for the words that say no. */
function withFlag(rule: JsonObject): JsonObject {
  const { required } = rule
  const isMeant =
    (typeof required === 'string' && !['', 'false', 'no', '0'].includes(required)) || (typeof required === 'number' && required !== 0)
  return isMeant ? { ...rule, required: true } : rule
}

/** Says when the stored rules did not say what the options say. The options win. */
export function reportStaleRules(widget: AnyKnownWidget, found: unknown, path: readonly (string | number)[], context: ImportContext): void {
  const stored = (listed(found).filter(isObject) as readonly JsonObject[]).map(withFlag)
  const current = legacyRules(widget)
  const isStored = (rule: JsonObject) => stored.some((candidate) => saysTheSame(candidate, rule))
  // Where no rules were stored at all, none was left out.
  if (found !== undefined && isRequired(widget) && !stored.some((rule) => rule['required'] === true))
    context.note('rules.required-restored', path)
  const isStale = stored.some((rule) => isGenerated(rule) && !current.some((candidate) => saysTheSame(candidate, rule)))
  const lacksPattern = found !== undefined && current.some((rule) => generatedKind(rule) === 'pattern' && !isStored(rule))
  if (isStale || lacksPattern) context.note('rules.rebuilt', path)
}

function isGenerated(rule: JsonObject): boolean {
  const kind = generatedKind(rule)
  return kind === 'type' || kind === 'required' || kind === 'pattern'
}

function saysTheSame(left: JsonObject, right: JsonObject): boolean {
  const kind = generatedKind(left)
  const valueOf = (rule: JsonObject): JsonValue | undefined => (kind === null ? undefined : rule[kind])
  return kind !== null && kind === generatedKind(right) && valueOf(left) === valueOf(right)
}
