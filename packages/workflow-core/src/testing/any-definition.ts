/** Random definitions, sound or not: nodes of every kind, with texts and ids that no file likes, and ways between any of them. */
import type { Condition } from '@formwork/form-schema/conditions'
import * as fc from 'fast-check'
import {
  conditionSchema,
  type ProcessDefinition,
  processDefinitionSchema,
  type ProcessEdge,
  processEdgeSchema,
  type ProcessNode,
  processNodeSchema,
} from '../definition'

/** What XML escapes, folds or cannot hold. */
const ODD = [
  '',
  ' ',
  '<',
  '>',
  '&',
  '&amp;',
  '"',
  "'",
  ']]>',
  '\n',
  '\t',
  '\r',
  '\u0000',
  '\u0085',
  '\ufffe',
  '\ud800',
  '审批',
  '🙂',
  '<!--',
  'a',
]
export const oddText = (longest: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...ODD), { maxLength: 8 }).map((parts) => parts.join('').slice(0, longest))
const oddId = fc.oneof(
  fc.constantFrom('Process', 'Definitions', 'Step_1', 'a_di', 'a', '1', '0f3b', '审批', 'a b', '__proto__', 'Shape_1'),
  oddText(60).map((text) => `x${text}`),
)
const field = fc.constantFrom('days', 'rows.price', 'and', '天数', 'a b', '`', '-')
const value = fc.oneof(oddText(20), fc.integer(), fc.boolean(), fc.constantFrom(0.5, 1e21))

const { condition } = fc.letrec<{ condition: unknown }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    fc.record({
      model: field,
      is: fc.constantFrom('equals', 'notEquals', 'contains', 'greater', 'less', 'atLeast', 'atMost'),
      value,
    }),
    fc.record({ model: field, is: fc.constantFrom('empty', 'notEmpty') }),
    fc.record({ model: field, is: fc.constant('between'), least: value, most: value }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}))
export const anyCondition: fc.Arbitrary<Condition> = condition.map((raw) => conditionSchema.parse(raw))

const ids = fc.array(fc.constantFrom('ann', '1', '审'), { maxLength: 2 })
const pool = fc.record({ userIds: ids, roleIds: ids, postIds: ids, departmentIds: ids })
const rule = fc.oneof(
  fc.record({ kind: fc.constant('user'), userIds: ids }),
  fc.record({ kind: fc.constant('roleInDepartment'), roleIds: ids, departmentId: fc.constantFrom(null, 'd') }),
  fc.record({ kind: fc.constant('leader'), level: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('field'), model: field, holds: fc.constantFrom('persons', 'departments') }),
  fc.record({ kind: fc.constant('chosenByRequester'), from: pool }),
  fc.record({ kind: fc.constant('handlerOf'), nodeId: oddId }),
)
const rights = fc.dictionary(field, fc.constantFrom('hidden', 'read', 'write', 'required'))
const side = fc.oneof(field, fc.constant(''))
const mapping = fc.array(fc.record({ from: side, to: side }), { maxLength: 2 })
const seconds = fc.integer({ min: 60, max: 1_000_000 })
const rung = fc.oneof(
  fc.record({ at: fc.integer({ min: -100, max: 100 }), act: fc.constantFrom('remind', 'raisePriority') }),
  fc.record({ at: fc.integer({ min: -100, max: 100 }), act: fc.constant('tell'), to: pool }),
)
const ladder = fc.array(rung, { maxLength: 3 })
const byPriority = fc.record({ 1: seconds, 2: fc.option(seconds), 3: fc.option(seconds) }, { requiredKeys: [] })
const limit = fc.oneof(
  fc.record({ seconds, whenOver: fc.constantFrom('remind', 'tellLeader', 'giveToLeader') }),
  fc.record({ seconds, byPriority, ladder, clock: fc.constant('working') }),
)
const byPersons = {
  assignees: fc.array(rule, { maxLength: 3 }),
  completion: fc.constantFrom('any', 'all', 'ratio', 'weight', 'inSequence'),
  percent: fc.integer({ min: 1, max: 100 }),
  weights: fc.dictionary(fc.constantFrom('ann', '1'), fc.integer({ min: 1, max: 1000 })),
  claimFirst: fc.boolean(),
  timeLimit: limit,
  fieldRights: rights,
} as const
const header = fc.record({ name: fc.constant('X'), value: oddText(20) })

const parts = fc.oneof(
  fc.record({ kind: fc.constant('start'), fieldRights: rights }),
  fc.record({ kind: fc.constant('userTask'), ...byPersons, refusal: fc.constantFrom('atOnce', 'count') }),
  fc.record({ kind: fc.constant('handleTask'), ...byPersons }),
  fc.record({ kind: fc.constant('copyTo'), assignees: fc.array(rule, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('exclusiveGateway') }),
  fc.record({ kind: fc.constantFrom('parallelGateway', 'inclusiveGateway'), direction: fc.constantFrom('fork', 'join') }),
  fc.record({ kind: fc.constant('subProcess'), processId: oddText(40), input: mapping, output: mapping }),
  fc.record({ kind: fc.constant('timer'), wait: fc.record({ kind: fc.constant('delay'), seconds: fc.nat(100_000) }) }),
  fc.record({ kind: fc.constant('timer'), wait: fc.record({ kind: fc.constant('until'), model: oddText(40).map((text) => `x${text}`) }) }),
  fc.record({
    kind: fc.constant('httpRequest'),
    method: fc.constantFrom('GET', 'POST'),
    url: oddText(40),
    headers: fc.array(header, { maxLength: 1 }),
    body: mapping,
    retries: fc.nat(20),
    result: mapping,
  }),
  fc.record({ kind: fc.constant('script'), code: oddText(60) }),
  fc.record({ kind: fc.constant('end'), outcome: fc.record({ name: oddText(20), kind: fc.constantFrom('agreed', 'cancelled') }) }),
  fc.record({ kind: fc.constant('unknown'), original: fc.record({ id: fc.constant('r'), kind: fc.constant('robot'), arms: fc.nat(3) }) }),
)
const nodes: fc.Arbitrary<ProcessNode[]> = fc.uniqueArray(
  fc.tuple(oddId, oddText(100), parts).map(([id, name, rest]) => processNodeSchema.parse({ ...rest, id, name })),
  { selector: ({ id }) => id, maxLength: 8 },
)

const way = {
  id: oddId,
  order: fc.integer({ min: -5, max: 5 }),
  label: oddText(100),
  labelEn: fc.option(oddText(20), { nil: undefined }),
  outcome: fc.constantFrom(null, 'agree', 'refuse', 'other'),
  condition: fc.option(anyCondition, { nil: null }),
  isDefault: fc.boolean(),
} as const
const edgesBetween = (list: readonly ProcessNode[]): fc.Arbitrary<ProcessEdge[]> => {
  if (list.length === 0) return fc.constant([])
  const node = fc.constantFrom(...list.map(({ id }) => id))
  return fc.uniqueArray(
    fc.record({ ...way, source: node, target: node }).map((raw) => processEdgeSchema.parse(raw)),
    { selector: ({ id }) => id, maxLength: 10 },
  )
}
const personRule = fc.constantFrom('refuse', 'allow', 'skip', undefined)
const settings = fc.record({
  titlePattern: oddText(40),
  starters: pool,
  allowWithdraw: fc.boolean(),
  timeLimit: fc.record({ seconds, byPriority, ladder }, { requiredKeys: ['seconds', 'ladder'] }),
})

export const anyDefinition: fc.Arbitrary<ProcessDefinition> = nodes
  .chain((list) =>
    fc.record({
      schema: fc.constant(2),
      selfApproval: personRule,
      samePerson: personRule,
      settings: fc.option(settings, { nil: undefined }),
      nodes: fc.constant(list),
      edges: edgesBetween(list),
    }),
  )
  .map((raw) => processDefinitionSchema.parse(raw))
