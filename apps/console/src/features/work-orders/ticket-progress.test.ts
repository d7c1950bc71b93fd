/** The line of steps: what happened, who has the ticket, and what comes next. */
import type { HistoryEntry } from '@formwork/api-contract'
import type { ProcessDefinition, ProcessEdge } from '@formwork/workflow-core'
import { describe, expect, it } from 'vitest'
import { historyEntry } from '../../shared/tickets/testing/tickets'
import { type ProgressSource, ticketProgress } from './ticket-progress'

const edge = (source: string, target: string, more: Partial<ProcessEdge> = {}): ProcessEdge => ({
  id: `${source}-${target}`,
  source,
  target,
  order: 1,
  label: '',
  outcome: null,
  condition: null,
  isDefault: false,
  ...more,
})
const task = (id: string) => ({ id, kind: 'userTask' as const, name: `${id}审批`, assignees: [], completion: 'any' as const })
/** Leader; above three days also the director; then HR. */
const process: ProcessDefinition = {
  schema: 2,
  nodes: [
    { id: 's', kind: 'start', name: '提交' },
    task('leader'),
    { id: 'g', kind: 'exclusiveGateway', name: '' },
    task('director'),
    task('hr'),
    { id: 'e', kind: 'end', name: '结束' },
  ],
  edges: [
    edge('s', 'leader'),
    edge('leader', 'g'),
    edge('g', 'director', { condition: { model: 'days', is: 'greater', value: 3 } }),
    edge('g', 'hr', { isDefault: true, order: 2 }),
    edge('director', 'hr'),
    edge('hr', 'e'),
    edge('hr', 'leader', { outcome: 'refuse', order: 2 }),
  ],
}
const li = { id: 'li', name: '李' }
const wang = { id: 'wang', name: '王' }
let sequence = 0
const entry = (kind: HistoryEntry['kind'], nodeId: string | null, more: Partial<HistoryEntry> = {}): HistoryEntry =>
  historyEntry(kind, { sequence: sequence++, nodeId, nodeName: '', at: `2026-11-21T08:00:0${sequence % 10}Z`, ...more })
const form = { list: [{ type: 'number', key: 'days', model: 'days', name: '天数', options: {}, rules: [] }], config: {} }
const ticket = (more: Partial<ProgressSource>): ProgressSource => ({
  process,
  form,
  forms: [],
  history: [],
  currentNodeIds: [],
  openTasks: [],
  values: { days: 5 },
  status: 'running',
  requester: { id: 'me', name: '我' },
  createdAt: '2026-11-21T08:00:00Z',
  finishedAt: null,
  ...more,
})
/** Entries in this order. */
const inOrder = (...entries: HistoryEntry[]) => entries.map((each, at) => ({ ...each, sequence: at }))
const brief = (source: ProgressSource) => ticketProgress(source).map((step) => `${step.name}:${step.state}`)

describe('ticket progress', () => {
  it('shows the way that the values choose', () => {
    const open = { history: [entry('started', 's'), entry('assigned', 'leader', { assignees: [li] })], currentNodeIds: ['leader'] }
    expect(brief(ticket(open))).toEqual(['提交:done', 'leader审批:current', 'director审批:next', 'hr审批:next', '结束:next'])
    expect(brief(ticket({ ...open, values: { days: 1 } }))).toEqual(['提交:done', 'leader审批:current', 'hr审批:next', '结束:next'])
  })

  it('names who was asked and what each decided', () => {
    const [, leader] = ticketProgress(
      ticket({
        history: [
          entry('assigned', 'leader', { assignees: [li, wang] }),
          entry('approved', 'leader', { actor: wang, remark: '好' }),
          entry('assigned', 'director'),
        ],
        currentNodeIds: ['director'],
      }),
    )
    expect(leader?.people).toEqual([
      { ...li, decision: null, remark: '' },
      { ...wang, decision: 'approved', remark: '好' },
    ])
  })

  it('shows a step that was passed twice twice', () => {
    const history = [
      entry('assigned', 'leader', { assignees: [li] }),
      entry('approved', 'leader', { actor: li }),
      entry('assigned', 'hr', { assignees: [wang] }),
      entry('refused', 'hr', { actor: wang }),
      entry('assigned', 'leader', { assignees: [li] }),
    ]
    expect(brief(ticket({ history, currentNodeIds: ['leader'], values: {} }))).toEqual([
      '提交:done',
      'leader审批:done',
      'hr审批:refused',
      'leader审批:current',
      'hr审批:next',
      '结束:next',
    ])
  })

  it('goes on with a step that has another id since the ticket was moved to a newer version', () => {
    const assigned = (nodeId: string, person: typeof li) => entry('assigned', nodeId, { nodeName: `${nodeId}审批`, assignees: [person] })
    const history = inOrder(assigned('leader', li), entry('approved', 'leader', { actor: li }), assigned('finance', wang))
    const open = (nodeId: string) => ({
      currentNodeIds: [nodeId],
      openTasks: [{ taskId: '2', nodeId, nodeName: `${nodeId}审批`, assignees: [{ ...wang, active: true }], later: [], dueAt: null }],
    })
    const names = (source: ProgressSource) =>
      ticketProgress(source).map((step) => `${step.name}:${step.state}:${step.people.map(({ name }) => name).join()}`)
    expect(names(ticket({ history, ...open('director') })).slice(1, 3)).toEqual(['leader审批:done:李', 'director审批:current:王'])
    expect(names(ticket({ history, ...open('leader') })).slice(1, 3)).toEqual(['leader审批:done:李', 'leader审批:current:王'])
  })

  it('calls a refusal a return where the process leads back', () => {
    const history = [entry('assigned', 'hr', { assignees: [wang] }), entry('refused', 'hr', { actor: wang }), entry('assigned', 'leader')]
    const steps = ticketProgress(ticket({ history, currentNodeIds: ['leader'] }))
    expect(steps.filter((step) => step.isReturn).map((step) => step.name)).toEqual(['hr审批'])
  })

  it('names whoever has a step now, after an administrator gave it to somebody else', () => {
    const [zhao, sun] = [
      { id: 'zhao', name: '赵' },
      { id: 'sun', name: '孙' },
    ]
    const history = [
      entry('assigned', 'leader', { assignees: [li, wang] }),
      entry('reassigned', 'leader', { replaced: [li], assignees: [zhao] }),
      entry('reassigned', 'leader', { replaced: [zhao], assignees: [sun] }),
    ]
    const current = ticketProgress(ticket({ history, currentNodeIds: ['leader'] })).find((step) => step.state === 'current')
    expect(current?.people.map(({ name }) => name)).toEqual(['王', '孙'])
  })

  it('follows a share that is transferred, and signers that come and go', () => {
    const [zhao, sun] = [
      { id: 'zhao', name: '赵' },
      { id: 'sun', name: '孙' },
    ]
    const history = [
      entry('assigned', 'leader', { assignees: [li] }),
      entry('transferred', 'leader', { actor: li, replaced: [li], assignees: [wang] }),
      entry('signersAdded', 'leader', { actor: wang, assignees: [zhao, sun] }),
      entry('signerRemoved', 'leader', { actor: wang, replaced: [sun] }),
    ]
    const current = ticketProgress(ticket({ history, currentNodeIds: ['leader'] })).find((step) => step.state === 'current')
    expect(current?.people.map(({ name }) => name)).toEqual(['王', '赵'])
  })

  it('tells who is to decide now from those who come later, in their order', () => {
    const [zhao, sun] = [
      { id: 'zhao', name: '赵' },
      { id: 'sun', name: '孙' },
    ]
    const history = inOrder(
      entry('assigned', 'leader', { assignees: [li, wang, zhao] }),
      entry('approved', 'leader', { actor: li }),
      // Before the third, but the last in the history.
      entry('signersAdded', 'leader', { actor: wang, assignees: [sun], sign: 'after' }),
    )
    const open = { taskId: 't1', nodeName: '', assignees: [{ ...wang, active: true }] }
    const people = (nodeId: string) =>
      ticketProgress(
        ticket({ history, currentNodeIds: ['leader'], openTasks: [{ ...open, nodeId, later: ['sun', 'zhao'], dueAt: null }] }),
      )[1]?.people
    const brief = (nodeId: string) => people(nodeId)?.map(({ id, comesLater = false }) => `${id} ${comesLater}`)
    expect(brief('leader')).toEqual(['li false', 'wang false', 'sun true', 'zhao true'])
    // Entries of another step that is open at the same time do not affect this one.
    expect(brief('hr')).toEqual(['li false', 'wang false', 'zhao false', 'sun false'])
  })

  it('forgets an answer that was taken back', () => {
    const history = [
      entry('assigned', 'leader', { assignees: [li] }),
      entry('approved', 'leader', { actor: li }),
      entry('takenBack', 'leader', { actor: li }),
    ]
    const [, leader] = ticketProgress(ticket({ history, currentNodeIds: ['leader'] }))
    expect(leader).toMatchObject({ state: 'current', people: [{ id: 'li', decision: null }] })
  })

  it('names who has claimed it, and none of those who have nothing to do meanwhile', () => {
    const people = (...history: HistoryEntry[]) =>
      ticketProgress(
        ticket({ history: inOrder(entry('assigned', 'leader', { assignees: [li, wang] }), ...history), currentNodeIds: ['leader'] }),
      )[1]?.people.map(({ id, hasClaimed = false }) => `${id} ${hasClaimed}`)
    const zhao = { id: 'zhao', name: '赵' }
    const claimed = entry('claimed', 'leader', { actor: li })
    expect(people()).toEqual(['li false', 'wang false'])
    expect(people(claimed)).toEqual(['li true'])
    expect(people(claimed, entry('released', 'leader', { actor: li }))).toEqual(['li false', 'wang false'])
    expect(people(claimed, entry('transferred', 'leader', { actor: li, replaced: [li], assignees: [zhao] }))).toEqual(['zhao true'])
    // An additional signer is asked, whoever has claimed it; and the claimer's work may be delegated for a while.
    expect(people(claimed, entry('signersAdded', 'leader', { actor: li, assignees: [zhao] }))).toEqual(['li true', 'zhao false'])
    expect(people(claimed, entry('delegated', 'leader', { actor: li, replaced: [li], assignees: [zhao] }))).toEqual([
      'wang false',
      'zhao false',
    ])
    expect(people(claimed, entry('completed', 'leader', { actor: li }))).toEqual(['li false', 'wang false'])
  })

  it('shows what no person does: where it waits, failed there, was passed or skipped', () => {
    const { nodes, edges } = process
    const wait = { id: 'wait', kind: 'timer' as const, name: '等待', wait: { kind: 'delay' as const, seconds: 60 } }
    const waiting: ProcessDefinition = {
      ...process,
      nodes: [...nodes, wait],
      edges: [edge('s', 'wait'), edge('wait', 'leader'), ...edges.filter(({ source }) => source !== 's')],
    }
    const at = (history: HistoryEntry[], currentNodeIds = ['wait'], status: ProgressSource['status'] = 'running') =>
      brief(ticket({ process: waiting, values: {}, history: inOrder(...history), currentNodeIds, status })).slice(1, 3)
    const [failed, again] = [entry('jobFailed', 'wait'), entry('jobRetried', 'wait')]
    expect(at([])).toEqual(['等待:current', 'leader审批:next'])
    expect(at([failed])).toEqual(['等待:failed', 'leader审批:next'])
    expect(at([failed, again])).toEqual(['等待:current', 'leader审批:next'])
    const leader = entry('assigned', 'leader', { assignees: [li] })
    expect(at([failed, entry('jobSkipped', 'wait'), leader], ['leader'])).toEqual(['等待:cancelled', 'leader审批:current'])
    const done = entry('jobDone', 'wait', { nodeName: '从前的名称' })
    expect(at([done, entry('assigned', 'leader', { assignees: [li] })], ['leader'])).toEqual(['从前的名称:done', 'leader审批:current'])
    expect(at([failed], ['wait'], 'terminated')).toEqual(['结束:cancelled'])
  })

  it('says until when a timer waits, and which ticket a process inside has started, at the last time that it was there', () => {
    const wait = { id: 'wait', kind: 'timer' as const, name: '等待', wait: { kind: 'delay' as const, seconds: 60 } }
    const inside = { id: 'inner', number: '7', title: '采购' }
    const source = ticket({
      process: { ...process, nodes: [...process.nodes, wait] },
      history: inOrder(entry('jobDone', 'sub'), entry('jobDone', 'wait'), entry('jobDone', 'sub')),
      currentNodeIds: ['wait'],
      automaticSteps: [
        { nodeId: 'sub', ticket: inside },
        { nodeId: 'wait', until: '2026-11-22T08:00:00Z' },
      ],
    })
    const told = ticketProgress(source).map(({ nodeId, until, inside: at }) => [nodeId, until ?? at?.number])
    expect(told.filter(([nodeId]) => nodeId === 'sub' || nodeId === 'wait')).toEqual([
      ['sub', undefined],
      ['wait', undefined],
      ['sub', '7'],
      ['wait', '2026-11-22T08:00:00Z'],
    ])
  })

  it('promises nothing once the ticket is over', () => {
    const history = [entry('assigned', 'leader', { assignees: [li] }), entry('withdrawn', null)]
    expect(brief(ticket({ history, status: 'withdrawn', values: {} }))).toEqual(['提交:done', 'leader审批:cancelled', '结束:cancelled'])
  })

  it('does not run in circles on a process that does', () => {
    const looping = { ...process, edges: [edge('s', 'leader'), edge('leader', 'g'), edge('g', 'leader', { isDefault: true })] }
    expect(brief(ticket({ process: looping, currentNodeIds: ['leader'], history: [entry('assigned', 'leader')] }))).toEqual([
      '提交:done',
      'leader审批:current',
      '结束:next',
    ])
  })
})
