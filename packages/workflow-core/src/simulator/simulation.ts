/** Plays a definition without a server: the same `step`, with made-up people and values. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import { type Directory, explainAssignees } from '../assignment/resolve'
import { MANAGING_RIGHTS, type ProcessCommand } from '../commands'
import type { StepContext } from '../context'
import type { ProcessDefinition } from '../definition'
import type { Effect } from '../effects'
import { movesFor } from '../moves/moves-for'
import type { Move } from '../moves/move'
import type { Refusal } from '../refusal'
import type { ProcessState } from '../state'
import { step } from '../step'
import type { TraceEntry } from '../trace'

export interface SimulatedWorld {
  readonly seen: SeenValues
  /** Its requester is who starts. */
  readonly directory: Directory
  readonly administrators: readonly string[]
}

export interface SimulatedStep {
  readonly command: ProcessCommand
  readonly effects: readonly Effect[]
  readonly trace: readonly TraceEntry[]
  readonly state: ProcessState
}

export interface Simulation {
  readonly definition: ProcessDefinition
  readonly world: SimulatedWorld
  /** The last one is the present state. */
  readonly steps: readonly SimulatedStep[]
}

export type SimulationResult = { readonly ok: true; readonly simulation: Simulation } | { readonly ok: false; readonly reason: Refusal }

/** @example actIn(startSimulation(definition, world), { type: 'start', by: 'rita' }) */
export const startSimulation = (definition: ProcessDefinition, world: SimulatedWorld): Simulation => ({ definition, world, steps: [] })

export const stateOf = ({ steps }: Simulation): ProcessState | null => steps.at(-1)?.state ?? null

/** Administrators have every right. */
export function actIn(simulation: Simulation, command: ProcessCommand): SimulationResult {
  const { definition, world, steps } = simulation
  const by = 'by' in command ? command.by : ''
  const result = step(definition, stateOf(simulation), command, contextOf(definition, world, by))
  if (!result.ok) return result
  const { state, effects, trace = [] } = result
  return { ok: true, simulation: { ...simulation, steps: [...steps, { command, effects, trace, state }] } }
}

/** Plays a whole list, as publishing does with a kept case. @returns how far it got, and why no further */
export function playAll(
  simulation: Simulation,
  commands: readonly ProcessCommand[],
): { readonly simulation: Simulation; readonly refused: Refusal | null } {
  let sofar = simulation
  for (const command of commands) {
    const result = actIn(sofar, command)
    if (!result.ok) return { simulation: sofar, refused: result.reason }
    sofar = result.simulation
  }
  return { simulation: sofar, refused: null }
}

export function movesIn(simulation: Simulation, userId: string): Move[] {
  const { definition, world } = simulation
  const state = stateOf(simulation)
  const granted = grantedTo(world, userId)
  return state === null ? [] : movesFor(definition, state, { userId, requester: world.directory.requester, granted })
}

function contextOf(definition: ProcessDefinition, world: SimulatedWorld, by: string): StepContext {
  const { seen, directory, administrators } = world
  const because = explainAssignees(definition, directory)
  const assignees = Object.fromEntries(Object.entries(because).map(([nodeId, found]) => [nodeId, found.map(({ userId }) => userId)]))
  return {
    seen,
    assignees,
    because,
    requesterLeader: directory.departmentLeader,
    fallbackAssignees: administrators,
    requester: directory.requester,
    granted: grantedTo(world, by),
    traced: true,
  }
}

const grantedTo = ({ administrators }: SimulatedWorld, userId: string) => (administrators.includes(userId) ? MANAGING_RIGHTS : [])
