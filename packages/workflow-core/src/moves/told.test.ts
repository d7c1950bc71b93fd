/** What each move tells: its entry in the history, what is opened and closed, and who is called, in this order. And why it is refused. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS, type ManagingRight, type ProcessCommand } from '../commands'
import type { ProcessNode } from '../definition'
import type { Effect } from '../effects'
import type { ProcessState } from '../state'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { movesFor } from './moves-for'

const desk: ProcessNode = { id: 'desk', kind: 'handleTask', name: 'desk', assignees: [], completion: 'any', claimFirst: true }
const wait: ProcessNode = { id: 'wait', kind: 'timer', name: 'wait', wait: { kind: 'delay', seconds: 60 } }
/** start → desk (claimed first) → a (all of ann and bob; "later" leads to the end) → wait → b → end */
const definition = define(
  [startAt(), desk, taskAt('a', 'all'), wait, taskAt('b'), endAt()],
  [
    edge('start', 'desk'),
    edge('desk', 'a'),
    edge('a', 'wait'),
    edge('a', 'end', { id: 'later', outcome: 'other', label: 'Later', labelEn: 'Later on' }),
    edge('wait', 'b'),
    edge('b', 'end'),
  ],
)
const scene = context({
  assignees: { desk: ['cid', 'dan'], a: ['ann', 'bob'], b: ['bea'] },
  granted: MANAGING_RIGHTS,
  enabled: ['eve', 'fay', 'ann'],
})

type Act = readonly [type: string, by: string, more?: object]
const OF_TICKET = new Set(['copyTo', 'takeBack', 'withdraw', 'urge', 'terminate', 'suspend', 'resume', 'jump', 'reopen'])
const OF_JOB = new Set(['jobDone', 'jobFailed', 'retryJob', 'skipJob'])
function commandOf([type, by, more = {}]: Act, state: ProcessState | null): ProcessCommand {
  const taskId = state?.tasks.findLast(({ status }) => status === 'open')?.id ?? state?.tasks.at(-1)?.id
  const about = OF_TICKET.has(type) ? {} : OF_JOB.has(type) ? { jobId: state?.jobs?.[0]?.id } : { taskId }
  // Built from words: what a type needs besides is named by each act.
  return { type, by, remark: '', ...about, ...more } as ProcessCommand
}
/** Plays acts. @returns what the last one came to. */
function play(...acts: readonly Act[]) {
  let state: ProcessState | null = null
  let last = step(definition, null, { type: 'start', by: 'rita' }, scene)
  for (const act of acts) {
    if (!last.ok) throw new Error(JSON.stringify(last.reason))
    ;({ state } = last)
    last = step(definition, state, commandOf(act, state), scene)
  }
  return last
}
const told = (...acts: readonly Act[]) => {
  const result = play(...acts)
  return result.ok ? result.effects.map(line) : [`REFUSED ${JSON.stringify(result.reason)}`]
}
const refusal = (...acts: readonly Act[]) => {
  const result = play(...acts)
  return result.ok ? 'taken' : result.reason
}
function line(effect: Effect): string {
  const { id: _, type, ...rest } = effect
  const facts = 'record' in rest ? rest.record : rest
  const said = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return `${type}: ${said.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join(' ')}`
}

const CLAIMED: Act = ['claim', 'cid']
const AT_A: readonly Act[] = [CLAIMED, ['complete', 'cid']]
const WAITING: readonly Act[] = [...AT_A, ['approve', 'ann'], ['approve', 'bob']]
const AT_B: readonly Act[] = [...WAITING, ['jobDone', '']]
const ALONG = { reason: 'typo', attachments: ['f1'], remark: 'see file' }

describe('what is told by', () => {
  it('claiming', () =>
    expect(told(CLAIMED)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=claimed",
      "task.claim: taskId=t3 by=cid",
    ]
  `))
  it('releasing', () =>
    expect(told(CLAIMED, ['release', 'cid'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=released",
      "task.claim: taskId=t3",
    ]
  `))
  it('completing, which opens the next step', () =>
    expect(told(...AT_A)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=completed",
      "assignment.close: taskId=t3 userId=cid status=agreed",
      "assignment.close: taskId=t3 userId=dan status=closed",
      "task.close: taskId=t3 outcome=agreed by=cid",
      "task.open: taskId=t13 nodeId=a nodeName=a completion=all assignees=["ann","bob"]",
      "history.append: nodeId=a nodeName=a taskId=t13 assignees=["ann","bob"] kind=assigned",
      "notify: kind=task-assigned to=["ann","bob"] nodeName=a taskId=t13",
    ]
  `))
  it('the first of two votes, with what goes along', () =>
    expect(told(...AT_A, ['approve', 'ann', ALONG])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann remark=see file kind=approved reason=typo attachments=["f1"]",
      "assignment.close: taskId=t13 userId=ann status=agreed",
    ]
  `))
  it('the last vote, which begins a wait', () =>
    expect(told(...WAITING)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=bob kind=approved",
      "assignment.close: taskId=t13 userId=bob status=agreed",
      "task.close: taskId=t13 outcome=agreed by=bob",
      "job.schedule: jobId=j22 nodeId=wait nodeName=wait order={"kind":"timer","wait":{"kind":"delay","seconds":60}}",
    ]
  `))
  it('a wait that is over', () =>
    expect(told(...AT_B)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=wait nodeName=wait kind=jobDone jobId=j22",
      "task.open: taskId=t25 nodeId=b nodeName=b completion=any assignees=["bea"]",
      "history.append: nodeId=b nodeName=b taskId=t25 assignees=["bea"] kind=assigned",
      "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t25",
    ]
  `))
  it('a wait that failed', () =>
    expect(told(...WAITING, ['jobFailed', '', { reason: 'away' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=wait nodeName=wait kind=jobFailed jobId=j22 reason=away",
      "alarm: kind=job-failed nodeId=wait jobId=j22",
    ]
  `))
  it('a failed step that is begun again', () =>
    expect(told(...WAITING, ['jobFailed', '', { reason: 'away' }], ['retryJob', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=wait nodeName=wait actor=admin kind=jobRetried jobId=j22",
        "job.schedule: jobId=j22 nodeId=wait nodeName=wait order={"kind":"timer","wait":{"kind":"delay","seconds":60}}",
      ]
    `))
  it('a failed step that is skipped', () =>
    expect(told(...WAITING, ['jobFailed', '', { reason: 'away' }], ['skipJob', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=wait nodeName=wait actor=admin kind=jobSkipped jobId=j22",
        "task.open: taskId=t27 nodeId=b nodeName=b completion=any assignees=["bea"]",
        "history.append: nodeId=b nodeName=b taskId=t27 assignees=["bea"] kind=assigned",
        "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t27",
      ]
    `))
  it('the last approval', () =>
    expect(told(...AT_B, ['approve', 'bea'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=b nodeName=b taskId=t25 actor=bea kind=approved",
      "assignment.close: taskId=t25 userId=bea status=agreed",
      "task.close: taskId=t25 outcome=agreed by=bea",
      "process.complete: status=approved",
      "history.append: nodeId=end nodeName=End kind=finished",
      "notify: kind=ticket-approved to=["rita"] nodeName=End",
    ]
  `))
  it('a refusal', () =>
    expect(told(...AT_A, ['refuse', 'ann'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann kind=refused",
      "assignment.close: taskId=t13 userId=ann status=refused",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=refused by=ann",
      "process.complete: status=refused",
      "history.append: nodeId=a nodeName=a kind=finished",
      "notify: kind=ticket-refused to=["rita"] nodeName=a",
    ]
  `))
  it('a refusal to a step', () =>
    expect(told(...AT_B, ['refuse', 'bea', { back: { target: { kind: 'node', nodeId: 'a' } } }])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=b nodeName=b taskId=t25 actor=bea kind=refused targetNodeId=a targetNodeName=a",
        "assignment.close: taskId=t25 userId=bea status=refused",
        "task.close: taskId=t25 outcome=refused by=bea",
        "task.open: taskId=t32 nodeId=a nodeName=a completion=all assignees=["ann","bob"]",
        "history.append: nodeId=a nodeName=a taskId=t32 assignees=["ann","bob"] kind=assigned",
        "notify: kind=task-assigned to=["ann","bob"] nodeName=a taskId=t32",
      ]
    `))
  it('an answer of its own', () =>
    expect(told(...AT_A, ['choose', 'ann', { edgeId: 'later' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann kind=chosen outcome=Later",
      "assignment.close: taskId=t13 userId=ann status=agreed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=agreed by=ann",
      "process.complete: status=approved",
      "history.append: nodeId=end nodeName=End kind=finished",
      "notify: kind=ticket-approved to=["rita"] nodeName=End",
    ]
  `))
  it('a return to the requester', () =>
    expect(told(...AT_A, ['return', 'ann', { back: { target: { kind: 'requester' } } }])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=a nodeName=a taskId=t13 actor=ann kind=returned targetNodeId=start targetNodeName=Start",
        "assignment.close: taskId=t13 userId=ann status=closed",
        "assignment.close: taskId=t13 userId=bob status=closed",
        "task.close: taskId=t13 outcome=cancelled by=ann",
        "task.open: taskId=t21 nodeId=start nodeName=Start kind=resubmit completion=any assignees=["rita"]",
        "history.append: nodeId=start nodeName=Start taskId=t21 assignees=["rita"] kind=assigned",
        "notify: kind=task-returned to=["rita"] nodeName=Start taskId=t21",
      ]
    `))
  it('submitting again', () =>
    expect(told(...AT_A, ['return', 'ann', { back: { target: { kind: 'requester' } } }], ['resubmit', 'rita'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=start nodeName=Start taskId=t21 actor=rita kind=resubmitted",
        "assignment.close: taskId=t21 userId=rita status=agreed",
        "task.close: taskId=t21 outcome=agreed by=rita",
        "task.open: taskId=t28 nodeId=desk nodeName=desk kind=handle completion=any assignees=["cid","dan"]",
        "history.append: nodeId=desk nodeName=desk taskId=t28 assignees=["cid","dan"] kind=assigned",
        "notify: kind=task-assigned to=["cid","dan"] nodeName=desk taskId=t28",
      ]
    `))
  it('a transfer', () =>
    expect(told(...AT_A, ['transfer', 'ann', { to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] replaced=["ann"] kind=transferred",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve position=2",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('a delegation', () =>
    expect(told(...AT_A, ['delegate', 'ann', { to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] replaced=["ann"] kind=delegated",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve position=2",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('handing back', () =>
    expect(told(...AT_A, ['delegate', 'ann', { to: 'eve' }], ['handBack', 'eve'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=eve assignees=["ann"] kind=handedBack",
      "assignment.close: taskId=t13 userId=eve status=agreed",
      "assignment.open: taskId=t13 userId=ann position=0",
      "notify: kind=task-handed-back to=["ann"] nodeName=a taskId=t13",
    ]
  `))
  it('signers before', () =>
    expect(told(...AT_A, ['addSign', 'ann', { to: ['eve', 'eve'], sign: 'before' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] kind=signersAdded sign=before",
      "assignment.open: taskId=t13 userId=eve position=2",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('signers after', () =>
    expect(told(...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'after' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] kind=signersAdded sign=after",
    ]
  `))
  it('removing a signer', () =>
    expect(
      told(...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'before' }], ['removeSign', 'ann', { userId: 'eve' }]),
    ).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=a nodeName=a taskId=t13 actor=ann replaced=["eve"] kind=signerRemoved",
        "assignment.close: taskId=t13 userId=eve status=closed",
        "assignment.open: taskId=t13 userId=ann position=0",
        "notify: kind=task-handed-back to=["ann"] nodeName=a taskId=t13",
      ]
    `))
  it('reassigning everybody', () =>
    expect(told(...AT_A, ['reassign', 'admin', { from: null, to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=admin assignees=["eve"] replaced=["ann","bob"] kind=reassigned",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve position=2",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('copies', () =>
    expect(told(...AT_A, ['copyTo', 'rita', { to: ['eve', 'eve'] }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita assignees=["eve"] kind=copied",
      "copy: to=["eve"] by=rita",
      "notify: kind=ticket-copied to=["eve"]",
    ]
  `))
  it('urging', () =>
    expect(told(...AT_A, ['urge', 'rita', { at: 5 }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita assignees=["ann","bob"] kind=urged",
      "notify: kind=task-urged to=["ann","bob"]",
    ]
  `))
  it('suspending', () =>
    expect(told(...WAITING, ['suspend', 'admin', { at: 5 }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=suspended",
      "process.suspend: by=admin",
      "notify: kind=ticket-suspended to=["rita"]",
    ]
  `))
  it('resuming, with what was done meanwhile', () =>
    expect(told(...WAITING, ['suspend', 'admin'], ['jobDone', ''], ['resume', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: actor=admin kind=resumed",
        "process.resume: by=admin",
        "notify: kind=ticket-resumed to=["rita"]",
        "task.open: taskId=t31 nodeId=b nodeName=b completion=any assignees=["bea"]",
        "history.append: nodeId=b nodeName=b taskId=t31 assignees=["bea"] kind=assigned",
        "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t31",
      ]
    `))
  it('jumping', () =>
    expect(told(...AT_A, ['jump', 'admin', { tokenId: null, nodeId: 'b' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a actor=admin kind=jumped targetNodeId=b targetNodeName=b",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=cancelled",
      "task.open: taskId=t21 nodeId=b nodeName=b completion=any assignees=["bea"]",
      "history.append: nodeId=b nodeName=b taskId=t21 assignees=["bea"] kind=assigned",
      "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t21",
    ]
  `))
  it('terminating', () =>
    expect(told(...WAITING, ['terminate', 'admin'])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=terminated",
      "job.cancel: jobId=j22 kind=timer",
      "process.complete: status=terminated",
      "notify: kind=ticket-terminated to=["rita"]",
    ]
  `))
  it('withdrawing', () =>
    expect(told(...AT_A, ['withdraw', 'rita'])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita kind=withdrawn",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=cancelled",
      "process.complete: status=withdrawn",
    ]
  `))
  it('reopening where it ended', () =>
    expect(told(...AT_A, ['withdraw', 'rita'], ['reopen', 'admin', { nodeId: null }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=reopened targetNodeId=desk targetNodeName=desk",
      "process.reopen: by=admin",
      "notify: kind=ticket-reopened to=["rita"]",
      "task.open: taskId=t26 nodeId=desk nodeName=desk kind=handle completion=any assignees=["cid","dan"]",
      "history.append: nodeId=desk nodeName=desk taskId=t26 assignees=["cid","dan"] kind=assigned",
      "notify: kind=task-assigned to=["cid","dan"] nodeName=desk taskId=t26",
    ]
  `))
  it('taking back an answer', () =>
    expect(told(...WAITING, ['takeBack', 'bob'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=bob kind=takenBack",
      "task.reopen: taskId=t13",
      "assignment.open: taskId=t13 userId=bob position=1",
      "job.cancel: jobId=j22 kind=timer",
    ]
  `))
})

describe('it is refused', () => {
  it.each<[string, readonly Act[], object]>([
    ['to complete what has to be claimed', [['complete', 'cid']], { code: 'task.claim-first' }],
    ['to claim what somebody has claimed', [CLAIMED, ['claim', 'dan']], { code: 'task.claimed', by: 'cid' }],
    ['to release what one has not claimed', [...AT_A, ['release', 'ann']], { code: 'task.no-such-move' }],
    ['to approve what is handled', [CLAIMED, ['approve', 'cid']], { code: 'task.no-such-move' }],
    ['to vote twice', [...AT_A, ['approve', 'ann'], ['approve', 'ann']], { code: 'task.already-voted' }],
    ['to decide what is decided', [...WAITING, ['approve', 'ann']], { code: 'task.already-decided', outcome: 'agreed', by: 'bob' }],
    ['to somebody who was not asked', [...AT_A, ['approve', 'eve']], { code: 'task.not-assigned' }],
    [
      'to whoever waits for their delegate',
      [...AT_A, ['delegate', 'ann', { to: 'eve' }], ['approve', 'ann']],
      { code: 'task.not-your-turn' },
    ],
    ['for a task there never was', [...AT_A, ['approve', 'ann', { taskId: 't999' }]], { code: 'task.unknown' }],
    ['to transfer to nobody', [...AT_A, ['transfer', 'ann', { to: '' }]], { code: 'assignee.unavailable', userIds: [''] }],
    ['to transfer to who may not act', [...AT_A, ['transfer', 'ann', { to: 'gus' }]], { code: 'assignee.unavailable', userIds: ['gus'] }],
    ['to delegate to who is asked', [...AT_A, ['delegate', 'bob', { to: 'ann' }]], { code: 'assignee.already-asked' }],
    ['to add nobody', [...AT_A, ['addSign', 'ann', { to: [], sign: 'after' }]], { code: 'assignee.unavailable', userIds: [] }],
    [
      'to remove a signer one did not add',
      [...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'after' }], ['removeSign', 'bob', { userId: 'eve' }]],
      { code: 'signer.unknown' },
    ],
    ['to choose an answer that is none', [...AT_A, ['choose', 'ann', { edgeId: 'a-wait' }]], { code: 'edge.unknown', edgeId: 'a-wait' }],
    [
      'to reassign from somebody who was not asked',
      [...AT_A, ['reassign', 'admin', { from: 'eve', to: 'fay' }]],
      { code: 'assignee.not-asked' },
    ],
    ['to copy to nobody', [['copyTo', 'rita', { to: [] }]], { code: 'assignee.unavailable' }],
    ['to copy to who may not act', [['copyTo', 'rita', { to: ['gus', 'eve'] }]], { code: 'assignee.unavailable', userIds: ['gus'] }],
    ['to withdraw another’s request', [['withdraw', 'ann']], { code: 'requester.only' }],
    ['to resume what runs', [['resume', 'admin']], { code: 'process.not-suspended' }],
    ['to move what is held', [...AT_A, ['suspend', 'admin'], ['approve', 'ann']], { code: 'process.suspended', by: 'admin' }],
    ['to reopen what runs', [['reopen', 'admin', { nodeId: null }]], { code: 'process.not-finished' }],
    [
      'to reopen where nobody acts',
      [
        ['terminate', 'admin'],
        ['reopen', 'admin', { nodeId: 'wait' }],
      ],
      { code: 'target.not-allowed' },
    ],
    ['to jump where nobody acts', [['jump', 'admin', { tokenId: null, nodeId: 'wait' }]], { code: 'target.not-allowed' }],
    [
      'to go on after the end',
      [
        ['terminate', 'admin'],
        ['urge', 'rita', { at: 1 }],
      ],
      { code: 'process.finished', status: 'terminated' },
    ],
    ['to retry what waits', [...WAITING, ['retryJob', 'admin']], { code: 'job.not-failed' }],
    ['to skip a job there is not', [...WAITING, ['skipJob', 'admin', { jobId: 'j9' }]], { code: 'job.unknown', jobId: 'j9' }],
    ['to end a job twice', [...WAITING, ['suspend', 'admin'], ['jobDone', ''], ['jobDone', '']], { code: 'job.unknown' }],
    [
      'to fail what has failed',
      [...WAITING, ['jobFailed', '', { reason: 'x' }], ['jobFailed', '', { reason: 'y' }]],
      { code: 'job.unknown' },
    ],
    ['to take back what another did', [...AT_A, ['takeBack', 'ann']], { code: 'take-back.too-late' }],
    [
      'to take back after a claim',
      [...AT_A, ['approve', 'ann'], ['urge', 'rita', { at: 1 }], ['transfer', 'bob', { to: 'eve' }], ['takeBack', 'ann']],
      { code: 'take-back.too-late' },
    ],
  ])('%s', (_what, acts, reason) => {
    expect(refusal(...acts)).toMatchObject(reason)
  })
  it('to administrate without the right', () => {
    const begun = play()
    if (!begun.ok) throw new Error('not begun')
    for (const type of ['suspend', 'terminate', 'reassign', 'jump'] as const) {
      const command = commandOf([type, 'eve', { from: null, to: 'fay', tokenId: null, nodeId: 'a' }], begun.state)
      expect(step(definition, begun.state, command, { ...scene, granted: [] })).toMatchObject({
        ok: false,
        reason: { code: 'managers.only' },
      })
    }
  })
})

it('each person is offered what is theirs, in the order of the page', () => {
  const offered = (acts: readonly Act[], userId: string, granted: readonly ManagingRight[] = []) => {
    const result = play(...acts)
    if (!result.ok) throw new Error('refused')
    return movesFor(definition, result.state, { userId, requester: 'rita', granted }).map(({ type }) => type)
  }
  expect(offered([], 'cid')).toEqual(['claim', 'transfer', 'delegate', 'copyTo'])
  expect(offered([CLAIMED], 'cid')).toEqual(['complete', 'return', 'release', 'transfer', 'delegate', 'addSign', 'copyTo'])
  expect(offered([CLAIMED], 'dan')).toEqual(['copyTo'])
  expect(offered(AT_A, 'ann')).toEqual(['approve', 'choose', 'refuse', 'return', 'transfer', 'delegate', 'addSign', 'copyTo'])
  expect(offered(AT_A, 'cid')).toEqual(['takeBack', 'copyTo'])
  expect(offered(AT_A, 'rita')).toEqual(['urge', 'copyTo', 'withdraw'])
  expect(offered(AT_A, 'gus')).toEqual([])
  expect(offered(AT_A, 'admin', MANAGING_RIGHTS)).toEqual(['urge', 'copyTo', 'reassign', 'jump', 'suspend', 'terminate'])
  expect(offered([['suspend', 'admin']], 'admin', MANAGING_RIGHTS)).toEqual(['resume', 'terminate'])
  expect(offered([['terminate', 'admin']], 'admin', MANAGING_RIGHTS)).toEqual(['copyTo', 'reopen'])
})
