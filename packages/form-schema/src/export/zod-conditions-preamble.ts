/** Constants of a generated zod module that evaluate conditions. Constant text, like the others of the preamble. */

/** What a generated module decides conditions with: the language of `condition-language/`, on values of any kind. */
export const CONDITION_CONSTANTS = {
  conditionHolds: `/** A condition of the form, as plain JSON. */
type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly model: string; readonly is: string; readonly value?: unknown; readonly least?: unknown; readonly most?: unknown }
/** How a condition sees values. */
interface Reader {
  readonly read: (model: string) => unknown
  readonly isEmpty: (model: string) => boolean
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return ''
  if (!Array.isArray(value)) return isObject(value) ? null : String(value)
  const texts = value.map((item: unknown) => (Array.isArray(item) ? null : textOf(item)))
  return texts.includes(null) ? null : texts.join(',')
}
const numberOf = (value: unknown): number | null => {
  const isDecimal = typeof value === 'string' && /^[+-]?(?:\\d{1,309}(?:\\.\\d{0,340})?|\\.\\d{1,340})$/.test(value)
  return (typeof value === 'number' || isDecimal) && Number.isFinite(Number(value)) ? Number(value) : null
}
const codePoints = (text: string) => Array.from(text, (each) => (each.codePointAt(0) ?? 0).toString(16).padStart(6, '0')).join('')
/** Below 0, 0 or above; NaN for two values without an order. */
const order = (left: unknown, right: unknown): number => {
  const [first, second] = [numberOf(left), numberOf(right)]
  if (first !== null && second !== null) return first - second
  if (typeof left !== 'string' || typeof right !== 'string' || left === '' || right === '') return Number.NaN
  return left === right ? 0 : codePoints(left) < codePoints(right) ? -1 : 1
}
const contains = (value: unknown, part: string) =>
  part !== '' && (Array.isArray(value) ? value.some((item) => textOf(item) === part) : (textOf(value) ?? '').includes(part))
const conditionHolds = (condition: Condition, reader: Reader): boolean => {
  if ('all' in condition) return condition.all.every((part) => conditionHolds(part, reader))
  if ('any' in condition) return condition.any.length === 0 || condition.any.some((part) => conditionHolds(part, reader))
  if ('not' in condition) return !conditionHolds(condition.not, reader)
  const { model, is, value, least, most } = condition
  if (is === 'empty' || is === 'notEmpty') return reader.isEmpty(model) === (is === 'empty')
  const found = reader.read(model)
  if (is === 'equals' || is === 'notEquals') return (textOf(found) === textOf(value)) === (is === 'equals')
  if (is === 'contains') return contains(found, String(value))
  if (is === 'between') return order(found, least) >= 0 && order(found, most) <= 0
  const size = order(found, value)
  return is === 'greater' ? size > 0 : is === 'less' ? size < 0 : is === 'atLeast' ? size >= 0 : size <= 0
}
`,
  settle: `/** What conditions decide about a field. Without \`show\` it is always shown; \`keep\` is what its value has to be while it is hidden. */
interface FieldRule {
  readonly model: string
  readonly show?: Condition
  readonly require?: true | Condition
  readonly hidden?: 'clear' | 'omit'
  readonly keep?: z.ZodType
  readonly empty?: unknown
  readonly isEmpty?: (value: unknown) => boolean
  readonly choices?: readonly { readonly value: string; readonly when: Condition }[]
  readonly rows?: readonly FieldRule[]
}
type Report = (path: readonly (string | number)[], message: string) => unknown
/** A record without what hidden fields would be refused for. Tells of required fields that are shown and empty. */
const settle = (found: unknown, rules: readonly FieldRule[], report: Report, around?: Reader): unknown => {
  if (!isObject(found)) return found
  const record = new Map(Object.entries(found))
  const byModel = new Map(rules.map((rule) => [rule.model, rule]))
  const hidden = new Set<string>()
  const isEmpty = (model: string) => byModel.get(model)?.isEmpty?.(record.get(model)) === true || isNothing(record.get(model))
  const own: Reader = {
    read: (model) => (hidden.has(model) ? undefined : record.get(model)),
    isEmpty: (model) => hidden.has(model) || isEmpty(model),
  }
  const reader: Reader = {
    read: (model) => (around === undefined || byModel.has(model) ? own : around).read(model),
    isEmpty: (model) => (around === undefined || byModel.has(model) ? own : around).isEmpty(model),
  }
  for (const { model, show } of rules) if (show !== undefined && !conditionHolds(show, reader)) hidden.add(model)
  const isWithheld = ({ model, choices = [] }: FieldRule) =>
    [record.get(model)].flat().some((value) => {
      const offers = choices.filter((choice) => choice.value === String(value))
      return offers.length > 0 && !offers.some(({ when }) => conditionHolds(when, reader))
    })
  for (const rule of rules) {
    const { model, require, hidden: policy, keep, empty, rows } = rule
    if (hidden.has(model)) {
      if (policy === 'clear') record.set(model, empty)
      else if (policy === 'omit' || isWithheld(rule) || keep?.safeParse(record.get(model)).success !== true) record.delete(model)
    } else if (require !== undefined && isEmpty(model) && (require === true || conditionHolds(require, reader))) report([model], 'is required')
    else if (isWithheld(rule)) report([model], 'is not a valid choice')
    const list = record.get(model)
    if (rows === undefined || hidden.has(model) || !Array.isArray(list)) continue
    const isRemoved = (row: unknown) => isObject(row) && row['status'] === -1 && !rows.some((rule) => rule.model === 'status')
    const settleRow = (row: unknown, index: number) =>
      settle(row, rows, (path, message) => isRemoved(row) || report([model, index, ...path], message), around ?? own)
    record.set(model, list.map(settleRow))
  }
  return Object.fromEntries(record)
}
`,
} as const
