/** Random processes that are sound by construction: blocks within blocks, each entered at one node and left over one way. */
import * as fc from 'fast-check'
import { USUAL_WORKING_TIME, type WorkingCalendar } from '../calendar/working-time'
import type { ChosenPeople } from '../commands'
import type { StepContext } from '../context'
import {
  type AssigneeRule,
  type Completion,
  PRIORITIES,
  type ProcessDefinition,
  type ProcessEdge,
  type ProcessNode,
  type Rung,
  type TicketLimit,
  type TimeLimit,
} from '../definition'
import { edgeBetween } from '../edge-between'
import { choosesAtStart } from '../moves/chooses'
import { context, seen, when } from './builders'

export const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'rita'] as const
export const person = fc.constantFrom(...PEOPLE)

interface Step {
  readonly kind: 'approve' | 'handle'
  readonly completion: Completion
  readonly people: readonly string[]
  readonly rule: 'user' | 'chosenByPrevious' | 'chosenByRequester' | 'handlerOf' | 'requester'
  readonly refuse: 'ends' | 'first' | 'edge'
  readonly hasAnswer: boolean
  readonly claimFirst: boolean
  readonly counts: boolean
  readonly limit: TimeLimit | null
  readonly inWorkingTime: boolean
}
type Block =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'copy' | 'timer' | 'http' | 'sub' | 'script' }
  | { readonly kind: 'choice' | 'all' | 'some'; readonly branches: readonly (readonly Block[])[]; readonly limit: number }

const plainLimit: fc.Arbitrary<TimeLimit> = fc
  .constantFrom('remind', 'tellLeader', 'giveToLeader')
  .map((whenOver) => ({ seconds: 3600, remindBefore: 60, whenOver }))
const NAMED = { userIds: ['eve'], roleIds: [], postIds: [], departmentIds: [] }
const rung: fc.Arbitrary<Rung> = fc.constantFrom<Rung>(
  { at: 0, act: 'remind' },
  { at: 0, act: 'tell' },
  { at: 0, act: 'tell', to: NAMED },
  { at: 0, act: 'giveTo' },
  { at: 0, act: 'giveTo', to: NAMED },
  { at: 0, act: 'raisePriority' },
)
const length = fc.constantFrom(120, 1800, 90_000)
const own = fc.option(length)
const ladderLimit: fc.Arbitrary<TimeLimit> = fc
  .tuple(fc.array(rung, { maxLength: 4 }), fc.option(fc.record({ 1: length, 2: own, 3: own }, { requiredKeys: [] }), { nil: undefined }))
  .map(([rungs, byPriority]) => ({
    seconds: 3600,
    ...(byPriority === undefined ? {} : { byPriority }),
    ladder: [{ at: -60, act: 'remind' }, ...rungs.map((each, place) => ({ ...each, at: place * 1800 }))],
  }))

const WHOLE: TicketLimit = {
  seconds: 7200,
  byPriority: { 2: null, 3: 1800 },
  ladder: [
    { at: 0, act: 'tell' },
    { at: 3600, act: 'remind' },
  ],
}

const oneStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('approve', 'approve', 'handle'),
  completion: fc.constantFrom('any', 'any', 'all', 'ratio', 'weight', 'inSequence'),
  people: fc.uniqueArray(person, { maxLength: 4 }),
  rule: fc.constantFrom('user', 'user', 'chosenByPrevious', 'chosenByRequester', 'handlerOf', 'requester'),
  refuse: fc.constantFrom('ends', 'ends', 'first', 'edge'),
  hasAnswer: fc.boolean(),
  claimFirst: fc.boolean(),
  counts: fc.boolean(),
  limit: fc.option(fc.oneof(plainLimit, ladderLimit), { nil: null }),
  inWorkingTime: fc.boolean(),
})
const plainBlock: fc.Arbitrary<Block> = fc.oneof(
  { weight: 5, arbitrary: oneStep.map((step) => ({ kind: 'step', step }) as const) },
  { weight: 1, arbitrary: fc.constantFrom('copy', 'timer', 'http', 'sub', 'script').map((kind) => ({ kind })) },
)
const { blocks } = fc.letrec<{ blocks: Block[]; block: Block; split: Block }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 2, size: 'max' }),
  block: fc.oneof({ maxDepth: 3, depthSize: 'max' }, plainBlock, tie('split')),
  split: fc.record({
    kind: fc.constantFrom('choice', 'all', 'some'),
    branches: fc.array(tie('blocks'), { minLength: 1, maxLength: 3, size: 'max' }),
    limit: fc.integer({ min: 0, max: 10 }),
  }),
}))

export interface SoundCase {
  readonly definition: ProcessDefinition
  readonly context: StepContext
  /** Whom the requester chooses at the start. */
  readonly chosen: ChosenPeople
}

const CALENDAR: WorkingCalendar = { ...USUAL_WORKING_TIME, timeZone: 'Asia/Shanghai' }
const rules = fc.constantFrom('refuse', 'allow', 'skip', undefined)

export const soundCase: fc.Arbitrary<SoundCase> = fc
  .record({
    main: blocks,
    x: fc.integer({ min: 0, max: 10 }),
    selfApproval: rules,
    samePerson: rules,
    choice: fc.option(person, { nil: null }),
    form: fc.boolean(),
    isLimited: fc.boolean(),
    priority: fc.constantFrom(...PRIORITIES),
  })
  .map(({ main, x, selfApproval, samePerson, choice, form, isLimited, priority }) => {
    const writer = new ProcessWriter()
    const entry = writer.writeStep(FIRST_STEP, writer.write(main, 'end'), 'first')
    const definition: ProcessDefinition = {
      schema: 2,
      ...(selfApproval === undefined ? {} : { selfApproval }),
      ...(samePerson === undefined ? {} : { samePerson }),
      // A further form that is filled in by whoever comes first.
      settings: {
        ...(form ? { forms: [{ formId: 'further', firstNodeId: 'first' }] } : {}),
        ...(isLimited ? { timeLimit: WHOLE } : {}),
      },
      nodes: [{ id: 'start', kind: 'start', name: 'Start' }, ...writer.nodes, { id: 'end', kind: 'end', name: 'End' }],
      edges: [edgeBetween('start', entry), ...writer.edges],
    }
    const chosen = choice === null ? {} : Object.fromEntries(choosesAtStart(definition).map((id) => [id, [choice]]))
    return {
      definition,
      chosen,
      context: context({ seen: seen({ x }), assignees: writer.people, requesterLeader: 'eve', calendar: CALENDAR, priority }),
    }
  })

const FIRST_STEP: Step = {
  kind: 'approve',
  completion: 'any',
  people: ['ann', 'bob'],
  rule: 'user',
  refuse: 'ends',
  hasAnswer: false,
  claimFirst: false,
  counts: false,
  limit: null,
  inWorkingTime: false,
}

/** Writes blocks from the last to the first, so that each knows what follows it. */
class ProcessWriter {
  readonly nodes: ProcessNode[] = []
  readonly edges: ProcessEdge[] = []
  readonly people: Record<string, readonly string[]> = {}
  private count = 0

  /** @returns where they are entered */
  write(list: readonly Block[], next: string): string {
    return list.reduceRight((following, block) => this.writeBlock(block, following), next)
  }

  private writeBlock(block: Block, next: string): string {
    if (block.kind === 'step') return this.writeStep(block.step, next)
    if (!('branches' in block)) return this.writePlain(block.kind, next)
    const { kind, branches, limit } = block
    const fork = this.newId('fork')
    if (kind === 'choice') {
      this.nodes.push({ id: fork, kind: 'exclusiveGateway', name: fork })
      this.writeBranches(fork, branches, next, limit)
      return fork
    }
    const join = this.newId('join')
    const gateway = kind === 'all' ? 'parallelGateway' : 'inclusiveGateway'
    this.nodes.push({ id: fork, kind: gateway, direction: 'fork', name: fork }, { id: join, kind: gateway, direction: 'join', name: join })
    this.edges.push(edgeBetween(join, next))
    this.writeBranches(fork, branches, join, kind === 'all' ? null : limit)
    return fork
  }

  private writeBranches(fork: string, branches: readonly (readonly Block[])[], next: string, limit: number | null): void {
    branches.forEach((branch, index) => {
      const isDefault = limit !== null && index === branches.length - 1
      const condition = limit === null || isDefault ? null : when('x', limit + index)
      this.edges.push(edgeBetween(fork, this.write(branch, next), { id: `${fork}-${index}`, order: index, isDefault, condition }))
    })
  }

  private writePlain(kind: 'copy' | 'timer' | 'http' | 'sub' | 'script', next: string): string {
    const id = this.newId(kind)
    this.edges.push(edgeBetween(id, next))
    const mappings = { input: [], output: [] }
    if (kind === 'copy') this.nodes.push({ id, kind: 'copyTo', name: id, assignees: [{ kind: 'requester' }] })
    else if (kind === 'timer') this.nodes.push({ id, kind: 'timer', name: id, wait: { kind: 'delay', seconds: 60 } })
    else if (kind === 'script') this.nodes.push({ id, kind: 'script', name: id, code: 'return {}' })
    else if (kind === 'sub') this.nodes.push({ id, kind: 'subProcess', name: id, processId: 'other', ...mappings })
    else
      this.nodes.push({
        id,
        kind: 'httpRequest',
        name: id,
        method: 'GET',
        url: 'https://a.example',
        headers: [],
        body: [],
        retries: 0,
        result: [],
      })
    this.people[id] = ['rita']
    return id
  }

  writeStep(step: Step, next: string, id: string = this.newId('step')): string {
    this.people[id] = step.rule === 'user' || step.rule === 'requester' ? step.people : []
    const rule: AssigneeRule =
      step.rule === 'handlerOf'
        ? { kind: 'handlerOf', nodeId: 'first' }
        : step.rule === 'chosenByPrevious' || step.rule === 'chosenByRequester' || step.rule === 'requester'
          ? { kind: step.rule }
          : { kind: 'user', userIds: ['ann'] }
    const clock = step.inWorkingTime ? { clock: 'working' as const } : {}
    const limit = step.limit === null ? {} : { timeLimit: { ...step.limit, ...clock } }
    const named = { id, name: id, assignees: [rule], completion: step.completion, claimFirst: step.claimFirst, percent: 50, ...limit }
    const isApproval = step.kind === 'approve'
    const counts = step.counts ? { refusal: 'count' as const } : {}
    this.nodes.push(isApproval ? { ...named, kind: 'userTask', ...counts } : { ...named, kind: 'handleTask' })
    this.edges.push(edgeBetween(id, next))
    if (isApproval && step.refuse !== 'ends') {
      this.edges.push(edgeBetween(id, step.refuse === 'edge' ? 'end' : 'first', { id: `${id}-no`, outcome: 'refuse', order: 1 }))
    }
    if (step.hasAnswer) this.edges.push(edgeBetween(id, next, { id: `${id}-other`, outcome: 'other', order: 2, label: 'Ask again' }))
    return id
  }

  private newId(prefix: string): string {
    this.count += 1
    return `${prefix}${this.count}`
  }
}
