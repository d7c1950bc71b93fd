/**
 * Definitions as they were written before flows and forms had one language of conditions (`schema: 1`), and what they mean in it. Kept while
 * published versions, drafts and files of that time are read.
 */
import type { Comparison, Condition, ConditionValue } from '@formwork/form-schema/conditions'
import { asKnownKind } from './definition/nodes'
import { PROCESS_LIMITS, type ProcessDefinition, processDefinitionSchema, processEdgeSchema } from './definition'
import { z } from './zod'

export const OLD_OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'contains', 'empty', 'notEmpty'] as const
type OldOperator = (typeof OLD_OPERATORS)[number]

export interface OldComparison {
  field: string
  operator: OldOperator
  value: ConditionValue | null
}
export type OldCondition = OldComparison | { all: OldCondition[] } | { any: OldCondition[] }

const oldParts: z.ZodType<OldCondition[]> = z.lazy(() => z.array(oldConditionSchema).max(50))
const oldConditionSchema: z.ZodType<OldCondition> = z.union([
  z.strictObject({
    field: z.string().min(1).max(200),
    operator: z.enum(OLD_OPERATORS),
    value: z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
  }),
  z.strictObject({ all: oldParts }),
  z.strictObject({ any: oldParts }),
])

export const oldDefinitionSchema = processDefinitionSchema.extend({
  schema: z.literal(1),
  edges: z.array(processEdgeSchema.extend({ condition: oldConditionSchema.nullable() })).max(PROCESS_LIMITS.edges),
})
export type OldDefinition = z.output<typeof oldDefinitionSchema>

/** Any version of a definition; what comes out is always of today's. */
export const anyDefinitionSchema = z
  .discriminatedUnion('schema', [processDefinitionSchema, oldDefinitionSchema])
  .transform((definition) => currentDefinition(definition))

/**
 * A definition of any version as today's. For every comparison that the editor offered for a field, and every value that the field can
 * hold, it means what it meant; `old-definition.test.ts` compares the two.
 *
 * @example currentDefinition(row.definition).schema // 2
 */
export function currentDefinition(definition: ProcessDefinition | OldDefinition): ProcessDefinition {
  if (definition.schema === 2) return withKnownKinds(definition)
  const edges = definition.edges.map(({ condition, ...edge }) => ({ ...edge, condition: condition && currentCondition(condition) }))
  return { ...definition, schema: 2, edges }
}

/** Nodes of a newer program are kept unchanged. */
function withKnownKinds(definition: ProcessDefinition): ProcessDefinition {
  const nodes = definition.nodes.map(asKnownKind)
  return nodes.every((node, index) => node === definition.nodes[index]) ? definition : { ...definition, nodes }
}

const NEVER: Condition = { not: { all: [] } }

export function currentCondition(condition: OldCondition): Condition {
  if ('all' in condition) return { all: condition.all.map(currentCondition) }
  // An empty `any` was never true; here it would always be.
  if ('any' in condition) return condition.any.length === 0 ? NEVER : { any: condition.any.map(currentCondition) }
  return currentComparison(condition)
}

const ORDER = { gt: 'greater', gte: 'atLeast', lt: 'less', lte: 'atMost' } as const

function currentComparison({ field: model, operator, value }: OldComparison): Condition {
  if (operator === 'empty' || operator === 'notEmpty') return { model, is: operator }
  // Not filled in yet, and so never published.
  if (value === null || value === '') return unfinished(model, operator)
  switch (operator) {
    case 'eq':
      return { model, is: 'equals', value }
    case 'ne':
      return {
        all: [
          { model, is: 'notEmpty' },
          { model, is: 'notEquals', value },
        ],
      }
    case 'contains':
      return { model, is: 'contains', value }
    default:
      return hasOrder(value) ? { model, is: ORDER[operator], value } : NEVER
  }
}

function unfinished(model: string, operator: Exclude<OldOperator, 'empty' | 'notEmpty'>): Comparison {
  const names = { eq: 'equals', ne: 'notEquals', contains: 'contains', ...ORDER } as const
  return { model, is: names[operator], value: '' }
}

/** Only decimal numbers and ISO dates had an order. */
function hasOrder(value: ConditionValue): boolean {
  if (typeof value === 'number') return true
  return (
    typeof value === 'string' && (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value) || /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?$/.test(value))
  )
}
