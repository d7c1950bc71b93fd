/** The kinds of nodes. */
import { z } from '../zod'
import { assigneeRuleSchema } from './assignee-rule'
import { fieldRightsSchema } from './field-rights'
import { elementId, elementName, fieldModel, PROCESS_LIMITS, valueMapping } from './fields'
import { timeLimitSchema } from './time-limit'

const named = { id: elementId, name: elementName }
const assignees = z.array(assigneeRuleSchema).max(PROCESS_LIMITS.rules)
const direction = z.enum(['fork', 'join'])

/** When a step of several persons is decided. */
export const completionSchema = z.enum(['any', 'all', 'ratio', 'weight', 'inSequence'])
export type Completion = z.output<typeof completionSchema>

const byPersons = {
  ...named,
  assignees,
  completion: completionSchema,
  /** Completion `ratio`: how many of a hundred have to agree; 100 without it. */
  percent: z.number().int().min(1).max(100).optional(),
  /** Completion `weight`: what the answer of a person weighs, by their id; 1 for who is not named. */
  weights: z.record(elementId, z.number().int().min(1).max(1000)).optional(),
  /** Completion `weight`: the sum that agrees; without it more than half of all. */
  threshold: z.number().int().min(1).max(1_000_000).optional(),
  /** Several candidates of completion `any`: one has to claim the step before answering. */
  claimFirst: z.boolean().optional(),
  timeLimit: timeLimitSchema.optional(),
  fieldRights: fieldRightsSchema.optional(),
}

const timerWait = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), seconds: z.number().int().min(0).max(PROCESS_LIMITS.delaySeconds) }),
  /** The date, or date and time, in a field; a ticket without one goes on at once. */
  z.strictObject({ kind: z.literal('until'), model: fieldModel }),
])

const knownNode = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, kind: z.literal('start'), fieldRights: fieldRightsSchema.optional() }),
  /** Persons agree or refuse. */
  z.strictObject({
    ...byPersons,
    kind: z.literal('userTask'),
    /** `atOnce`: one refusal decides. `count`: a refusal decides when agreement cannot be reached any more. Without it `count` for `ratio` and `weight`. */
    refusal: z.enum(['atOnce', 'count']).optional(),
  }),
  /** A person works, and makes no decision. */
  z.strictObject({ ...byPersons, kind: z.literal('handleTask') }),
  /** Persons get a copy; the ticket does not wait for them. */
  z.strictObject({ ...named, kind: z.literal('copyTo'), assignees }),
  z.strictObject({ ...named, kind: z.literal('exclusiveGateway') }),
  z.strictObject({ ...named, kind: z.literal('parallelGateway'), direction }),
  z.strictObject({ ...named, kind: z.literal('inclusiveGateway'), direction }),
  /** An inner ticket; `input` is copied into its form, `output` back from it. */
  z.strictObject({ ...named, kind: z.literal('subProcess'), processId: z.string().max(64), input: valueMapping, output: valueMapping }),
  z.strictObject({ ...named, kind: z.literal('timer'), wait: timerWait }),
  z.strictObject({
    ...named,
    kind: z.literal('httpRequest'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    url: z.string().max(2000),
    /** A header's value is a text, or the name of a stored secret. */
    headers: z
      .array(
        z.strictObject({
          /** Empty while it is not filled in: publishing refuses it. */
          name: z.string().max(100),
          value: z.string().max(2000).optional(),
          secret: z.string().max(100).optional(),
        }),
      )
      .max(50),
    /** `from`: a field. `to`: its name in the JSON body. */
    body: valueMapping,
    retries: z.number().int().min(0).max(20),
    /** `from`: a path in the JSON answer, as `order.number`. `to`: a field. */
    result: valueMapping,
  }),
  /** The body of a JavaScript function of the ticket: its result is written into fields. */
  z.strictObject({ ...named, kind: z.literal('script'), code: z.string().max(PROCESS_LIMITS.scriptCharacters) }),
  z.strictObject({
    ...named,
    kind: z.literal('end'),
    /** Without it: approved, or refused when the last answer on the way was a refusal. */
    outcome: z.strictObject({ name: elementName, kind: z.enum(['agreed', 'refused', 'cancelled']) }).optional(),
  }),
  /** An unknown kind. `original` is kept unchanged. */
  z.strictObject({ ...named, kind: z.literal('unknown'), original: z.record(z.string().max(200), z.unknown()) }),
])

/** A node of an unknown kind becomes an `unknown` one; publishing refuses it, saving keeps it. */
export const processNodeSchema = z.preprocess(withUnknownKind, knownNode)
export type ProcessNode = z.output<typeof knownNode>
export type NodeKind = ProcessNode['kind']
export type NodeOf<Kind extends NodeKind> = Extract<ProcessNode, { kind: Kind }>
/** A node at which a ticket waits for persons. */
export type PersonNode = NodeOf<'userTask' | 'handleTask'>
export type ForkNode = NodeOf<'parallelGateway' | 'inclusiveGateway'>

export const NODE_KINDS: readonly NodeKind[] = knownNode.options.map(({ shape }) => shape.kind.value)
const KNOWN: ReadonlySet<unknown> = new Set(NODE_KINDS)

export const isPersonNode = (node: ProcessNode | undefined): node is PersonNode => node?.kind === 'userTask' || node?.kind === 'handleTask'
export const isGatewayPair = (node: ProcessNode | undefined): node is ForkNode =>
  node?.kind === 'parallelGateway' || node?.kind === 'inclusiveGateway'

/** A value that is no object is left to the schema to refuse. */
export function withUnknownKind(node: unknown): unknown {
  if (!isRecord(node) || typeof node.kind !== 'string') return node
  // A kind that is known by now.
  if (node.kind === 'unknown' && isRecord(node.original) && node.original.kind !== 'unknown' && KNOWN.has(node.original.kind)) {
    return node.original
  }
  if (KNOWN.has(node.kind)) return node
  return { id: node.id, name: typeof node.name === 'string' ? node.name : '', kind: 'unknown', original: node }
}

/** The same of a node that was stored by this program or a newer one, and is not parsed again. */
export function asKnownKind(node: ProcessNode): ProcessNode {
  if (KNOWN.has(node.kind)) return node
  const { id, name } = node
  return { id, name, kind: 'unknown', original: Object.fromEntries(Object.entries(node)) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
