/** Random acts on a running process: mostly moves that are offered, sometimes anything at all. */
import * as fc from 'fast-check'
import { limitOf } from '../assignment/barred'
import { MANAGING_RIGHTS, type ManagingRight, type ProcessCommand, type SendBack } from '../commands'
import type { StepContext } from '../context'
import { type ProcessDefinition, settingsOf } from '../definition'
import type { Move, Targets } from '../moves/move'
import { movesFor } from '../moves/moves-for'
import type { ProcessState } from '../state'
import { step } from '../step'
import { nextRung } from '../tasks/due'
import type { StepResult } from '../step-result'
import { PEOPLE, person, type SoundCase } from './sound-process'

export interface Act {
  readonly by: string
  readonly to: string
  readonly pick: number
  readonly turn: number
  readonly wild: boolean
  readonly again: boolean
  readonly granted: readonly ManagingRight[]
}

export const act: fc.Arbitrary<Act> = fc.record({
  by: fc.constantFrom(...PEOPLE, 'admin'),
  to: person,
  pick: fc.nat(1000),
  turn: fc.nat(100),
  wild: fc.nat(9).map((number) => number === 0),
  again: fc.boolean(),
  granted: fc.oneof(fc.constant([]), fc.constant([]), fc.subarray([...MANAGING_RIGHTS])),
})
export const acts = fc.array(act, { maxLength: 40, size: 'max' })

const details = ({ by, turn }: Act) => ({ by, remark: 'because', at: turn * 100_000 })

/** A command that makes use of an offer; null where what it needs to name cannot be guessed. */
export function commandFor(move: Move, act: Act): ProcessCommand | null {
  const given = details(act)
  const chosen =
    'chooses' in move && move.chooses !== undefined && act.again
      ? { chosen: Object.fromEntries(move.chooses.map((id) => [id, [act.to]])) }
      : {}
  switch (move.type) {
    case 'approve':
    case 'complete':
    case 'resubmit':
      return { type: move.type, taskId: move.taskId, ...given, ...chosen }
    case 'choose':
      return { type: 'choose', taskId: move.taskId, edgeId: move.edgeId, ...given, ...chosen }
    case 'refuse':
      return { type: 'refuse', taskId: move.taskId, ...given, ...(act.pick % 2 === 0 ? {} : { back: backTo(move.targets, act) }) }
    case 'return':
      return { type: 'return', taskId: move.taskId, back: backTo(move.targets, act), ...given }
    case 'claim':
    case 'release':
    case 'handBack':
      return { type: move.type, taskId: move.taskId, ...given }
    case 'transfer':
    case 'delegate':
      return { type: move.type, taskId: move.taskId, to: act.to, ...given }
    case 'reassign':
      return { type: 'reassign', taskId: move.taskId, from: act.again ? null : act.by, to: act.to, ...given }
    case 'addSign':
      return { type: 'addSign', taskId: move.taskId, to: [act.to], sign: act.again ? 'before' : 'after', ...given }
    case 'removeSign':
      return { type: 'removeSign', taskId: move.taskId, userId: move.userIds[act.pick % move.userIds.length] ?? '', ...given }
    case 'copyTo':
      return { type: 'copyTo', to: [act.to], ...given }
    case 'jump':
      return { type: 'jump', tokenId: move.tokenId, nodeId: move.nodeIds[act.pick % move.nodeIds.length] ?? '', ...given }
    case 'reopen':
      return { type: 'reopen', nodeId: act.again ? null : (move.nodeIds[act.pick % move.nodeIds.length] ?? ''), ...given }
    case 'retryJob':
    case 'skipJob':
      return { type: move.type, jobId: move.jobId, ...given }
    default:
      return { type: move.type, ...given }
  }
}

function backTo({ nodeIds, previous, jumpBack }: Targets, { pick, again }: Act): SendBack {
  const nodeId = nodeIds[pick % Math.max(nodeIds.length, 1)]
  const mode = (target: string) => (again && jumpBack.includes(target) ? { again: 'jumpBack' as const } : {})
  if (nodeId === undefined || pick % 3 === 0) return { target: { kind: 'requester' }, ...mode('start') }
  if (previous !== null && pick % 3 === 1) return { target: { kind: 'previous' }, ...mode(previous) }
  return { target: { kind: 'node', nodeId }, ...mode(nodeId) }
}

/** Anything at all, on a task there is or was. */
function wildCommand(act: Act, state: ProcessState): ProcessCommand {
  const taskId = state.tasks[act.pick % Math.max(state.tasks.length, 1)]?.id ?? 'none'
  const all: Move[] = [
    { type: 'approve', taskId },
    { type: 'complete', taskId },
    { type: 'refuse', taskId, targets: { requester: true, previous: 'first', nodeIds: ['first'], jumpBack: [] } },
    { type: 'claim', taskId },
    { type: 'release', taskId },
    { type: 'handBack', taskId },
    { type: 'transfer', taskId },
    { type: 'resubmit', taskId },
    { type: 'reassign', taskId },
    { type: 'removeSign', taskId, userIds: [act.to] },
    { type: 'takeBack', taskId: null },
    { type: 'resume', taskId: null },
    { type: 'withdraw', taskId: null },
    { type: 'urge', taskId: null },
    { type: 'jump', taskId: null, tokenId: state.tokens[0]?.id ?? '', nodeIds: ['first'] },
    { type: 'skipJob', taskId: null, jobId: state.jobs?.[0]?.id ?? 'j1' },
  ]
  const move = all[act.turn % all.length] ?? { type: 'withdraw', taskId: null }
  return commandFor(move, act) ?? { type: 'withdraw', ...details(act) }
}

/** What the shell does now and then. */
function shellCommand(definition: ProcessDefinition, act: Act, state: ProcessState): ProcessCommand | null {
  const limited = state.tasks.find((task) => task.status === 'open' && task.dueAt !== undefined)
  if (limited !== undefined && act.pick % 7 === 1) {
    const leaders = Object.fromEntries(PEOPLE.map((userId) => [userId, act.again ? act.to : null]))
    const { index = 0, at = 0 } = nextRung(limited, limitOf(definition, limited)) ?? {}
    // A job that runs twice, or for a rung that is reached already.
    const rung = act.turn % 9 === 0 ? index - 1 : index
    return {
      type: 'timeIsUp',
      taskId: limited.id,
      at: at + act.turn - 10,
      leaders,
      rung,
      people: [act.to],
      ...(act.again ? { higher: 2 } : {}),
    }
  }
  const whole = nextRung(state.timeLimit ?? {}, settingsOf(definition).timeLimit)
  if (whole !== null && act.pick % 11 === 3) {
    const leaders = { rita: act.again ? act.to : null }
    return { type: 'ticketTimeIsUp', at: whole.at + act.turn - 10, leaders, rung: whole.index, people: [act.to] }
  }
  const waiting = (state.jobs ?? []).find(({ status }) => status === 'waiting')
  if (waiting !== undefined && act.pick % 2 === 0) return { type: 'jobDone', jobId: waiting.id }
  if (waiting !== undefined && act.pick % 5 === 1) return { type: 'jobFailed', jobId: waiting.id, reason: 'no answer' }
  return act.pick % 17 === 0 ? { type: 'replaceAssignee', from: act.by, leader: act.again ? act.to : null } : null
}

/** Moves that end a process, jump or change nothing are rare, or no process would get far. */
const RARE: ReadonlySet<Move['type']> = new Set(['withdraw', 'terminate', 'suspend', 'jump', 'copyTo', 'urge', 'return', 'refuse'])
const isRare = ({ type }: Move, { turn }: Act) => RARE.has(type) && turn % 8 !== 0

export function commandOf(definition: ProcessDefinition, state: ProcessState, wanted: Act): ProcessCommand {
  const act = withTurn(state, wanted)
  const shell = shellCommand(definition, act, state)
  if (shell !== null) return shell
  if (act.wild) return wildCommand(act, state)
  const viewer = { userId: act.by, requester: 'rita', granted: act.granted, at: act.turn * 100_000 }
  const offers = movesFor(definition, state, viewer).filter((move) => !isRare(move, act))
  const move = offers[act.pick % Math.max(offers.length, 1)]
  return (move === undefined ? null : commandFor(move, act)) ?? wildCommand(act, state)
}

/** Mostly somebody whose turn it is. */
function withTurn({ tasks }: ProcessState, act: Act): Act {
  const open = tasks
    .filter(({ status }) => status === 'open')
    .flatMap(({ assignments }) => assignments.filter(({ status }) => status === 'open'))
  const turn = open[act.pick % Math.max(open.length, 1)]
  return turn === undefined || act.wild || act.turn % 4 === 0 ? act : { ...act, by: turn.userId }
}

export interface Played {
  readonly before: ProcessState | null
  readonly command: ProcessCommand
  readonly after: StepResult
  readonly scene: StepContext
}

/** Plays a case with frozen inputs. @returns every accepted and refused step with what it was given */
export function play({ definition, context, chosen }: SoundCase, list: readonly Act[]): Played[] {
  const played: Played[] = []
  let state: ProcessState | null = null
  const go = (command: ProcessCommand, granted: readonly ManagingRight[]) => {
    const before: ProcessState | null = state
    const scene = deepFreeze({ ...context, granted })
    const after = step(deepFreeze(definition), before, deepFreeze(command), scene)
    played.push({ before, command, after, scene })
    if (after.ok) state = deepFreeze(after.state)
  }
  go({ type: 'start', by: 'rita', chosen, at: 0 }, [])
  for (const each of list) if (state !== null) go(commandOf(definition, state, each), each.granted)
  return played
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
