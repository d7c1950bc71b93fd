/** Reads a display condition: the designer's placeholder pair goes, numbers become text, an unknown kind becomes "always shown". */
import { isList, isObject } from '../json'
import { type DisplayCondition, isDisplayCondition } from '../options/display-condition'
import { LIMITS } from '../limits'
import { textOf } from '../condition-language/compare-values'
import { shown } from './finding'
import type { ImportContext } from './import-context'

/** The pair every fresh widget of the old designer carries. */
const PLACEHOLDER = { model: '字段标识', value: '字段值' }

type Pair = DisplayCondition['list'][number]

/** The condition of a widget; models that would reach a prototype refuse the import. */
export function repairCondition(found: unknown, path: readonly (string | number)[], context: ImportContext): DisplayCondition {
  const condition = isDisplayCondition(found) ? found : readCondition(found, path, context)
  const list = condition.list.filter((pair) => !isPlaceholder(pair))
  if (list.length < condition.list.length) context.note('condition.placeholder-dropped', path)
  if (list.length > LIMITS.displayPairs) context.refuse('limit.pairs', path, { found: list.length, limit: LIMITS.displayPairs })
  for (const { model } of list) context.refuseForbiddenName(model, path)
  return list.length < condition.list.length ? { ...condition, list } : condition
}

/** True for the pair that asks nothing. */
export function isPlaceholder({ model, value }: { readonly model?: unknown; readonly value?: unknown }): boolean {
  return model === PLACEHOLDER.model && value === PLACEHOLDER.value
}

function readCondition(found: unknown, path: readonly (string | number)[], context: ImportContext): DisplayCondition {
  const source = isObject(found) ? found : {}
  const type = source['type'] === 'and' || source['type'] === 'or' ? source['type'] : 'hide'
  const list = isList(source['list']) ? source['list'].flatMap((pair) => readPair(pair) ?? []) : []
  const used: DisplayCondition = { ...source, type, list }
  const isLost = !isList(source['list']) || list.length < source['list'].length || (isObject(found) && source['type'] !== type)
  context.note(isLost && found !== null ? 'option.replaced' : 'option.converted', path, {
    option: 'displayVerify',
    found: shown(found),
    used: shown(used),
  })
  return used
}

/** "Add" in the old designer writes a number of milliseconds into `model`. */
function readPair(found: unknown): Pair | null {
  if (!isObject(found)) return null
  const model = textOf(found['model'])
  const value = textOf(found['value'])
  return model === null || model === '' || value === null ? null : { ...found, model, value }
}
