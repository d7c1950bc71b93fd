/** Conditions of the old system: a list of comparisons, of which the first that is true decides. */
import type { Condition } from '@formwork/form-schema/conditions'
import { isRow, parsed, type Row } from './old-rows'

const SIGNS = { '==': 'equals', '!=': 'notEquals', '>': 'greater', '>=': 'atLeast', '<': 'less', '<=': 'atMost' } as const

export type OldConditionRead = { readonly kind: 'none' | 'unreadable' } | { readonly kind: 'read'; readonly condition: Condition }

/** One unreadable comparison makes the whole unreadable: the others alone would be true in other cases. */
export function conditionOf(edge: Row): OldConditionRead {
  const written = parsed(edge['conditionExpression'])
  if (written === undefined || written === null || written === '' || (Array.isArray(written) && written.length === 0))
    return { kind: 'none' }
  const items: readonly unknown[] = Array.isArray(written) ? written : [written]
  const any = items.map(comparisonOf)
  const read = any.filter((each) => each !== null)
  const [first] = read
  if (first === undefined || read.length < any.length) return { kind: 'unreadable' }
  return { kind: 'read', condition: read.length === 1 ? first : { any: read } }
}

function comparisonOf(item: unknown): Condition | null {
  if (!isRow(item)) return null
  const { key, sign, value } = item
  if (typeof key !== 'string' || key === '' || key.length > 200 || typeof sign !== 'string' || !isSign(sign)) return null
  if (typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 1000))
    return { model: key, is: SIGNS[sign], value }
  return null
}

const isSign = (sign: string): sign is keyof typeof SIGNS => Object.hasOwn(SIGNS, sign)
