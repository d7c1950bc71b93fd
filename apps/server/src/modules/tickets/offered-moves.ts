/** The moves that a ticket offers somebody, with the names of what they choose from. Pure. */
import type { MovePlace, TicketMove } from '@formwork/api-contract'
import {
  type Move,
  movesFor,
  poolOf,
  type ProcessDefinition,
  settingsOf,
  type Targets,
  URGE_EVERY_MS,
  type Viewer,
} from '@formwork/workflow-core'
import type { TicketFacts } from '../../workflow/ticket-facts'

/** @param noticesAt - when the notices of the viewer’s last act are sent; null: they are sent, or never held back. */
export function offeredMoves(ticket: TicketFacts, viewer: Viewer, noticesAt: Date | null): TicketMove[] {
  const { definition, state } = ticket
  const { remarkRequired } = settingsOf(definition)
  return movesFor(definition, state, viewer).map((move) => ({
    type: move.type,
    taskId: move.taskId,
    ...choicesOf(move, ticket),
    ...(needsRemark(move, remarkRequired) ? { remarkRequired: true } : {}),
    ...(move.type === 'takeBack' && noticesAt !== null ? { noticesAt: noticesAt.toISOString() } : {}),
    ...(move.type === 'urge' && state.urgedAt !== undefined ? { from: new Date(state.urgedAt + URGE_EVERY_MS).toISOString() } : {}),
  }))
}

function needsRemark({ type }: Move, rule: 'never' | 'refusal' | 'always'): boolean {
  if (type === 'refuse' || type === 'terminate') return true
  return rule === 'always' && (type === 'approve' || type === 'choose' || type === 'complete')
}

function choicesOf(move: Move, { definition, people }: TicketFacts): Partial<TicketMove> {
  switch (move.type) {
    case 'approve':
    case 'complete':
    case 'resubmit':
      return choosing(move.chooses, definition)
    case 'choose':
      return {
        edgeId: move.edgeId,
        label: move.label,
        ...(move.labelEn === undefined ? {} : { labelEn: move.labelEn }),
        ...choosing(move.chooses, definition),
      }
    case 'refuse':
    case 'return':
      return { places: placesOf(move.targets, definition) }
    case 'addSign':
      return { signs: [...move.signs] }
    case 'removeSign':
      return { people: move.userIds.map((id) => ({ id, name: people.get(id)?.name ?? '' })) }
    case 'jump':
      return { tokenId: move.tokenId, places: nodePlaces(move.nodeIds, definition) }
    case 'reopen':
      return { places: nodePlaces(move.nodeIds, definition) }
    case 'retryJob':
    case 'skipJob':
      return { jobId: move.jobId }
    default:
      return {}
  }
}

const nameOf = ({ nodes }: ProcessDefinition, nodeId: string) => nodes.find(({ id }) => id === nodeId)?.name ?? ''
const placeOf = (place: MovePlace, name: string) => ({ place, name })
const nodePlaces = (nodeIds: readonly string[], definition: ProcessDefinition) =>
  nodeIds.map((nodeId) => placeOf({ kind: 'node', nodeId }, nameOf(definition, nodeId)))

/** The requester and the step before first; that step is not named again. */
function placesOf({ requester, previous, nodeIds, jumpBack }: Targets, definition: ProcessDefinition) {
  const startId = definition.nodes.find(({ kind }) => kind === 'start')?.id ?? ''
  const idOf = (place: MovePlace) => (place.kind === 'node' ? place.nodeId : place.kind === 'previous' ? previous : startId)
  const places = [
    ...(requester ? [placeOf({ kind: 'requester' }, '')] : []),
    ...(previous === null ? [] : [placeOf({ kind: 'previous' }, nameOf(definition, previous))]),
    ...nodePlaces(
      nodeIds.filter((id) => id !== previous),
      definition,
    ),
  ]
  return places.map((entry) => (jumpBack.includes(idOf(entry.place) ?? '') ? { ...entry, jumpsBack: true } : entry))
}

const choosing = (nodeIds: readonly string[] | undefined, definition: ProcessDefinition): Partial<TicketMove> =>
  nodeIds === undefined || nodeIds.length === 0
    ? {}
    : {
        chooses: nodeIds.map((nodeId) => ({
          nodeId,
          name: nameOf(definition, nodeId),
          ...(poolOf(definition, nodeId) === null ? {} : { isLimited: true }),
        })),
      }
