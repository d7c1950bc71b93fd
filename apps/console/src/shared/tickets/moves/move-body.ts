/** The body of the call that makes a move, from the result of its dialog. */
import type { MoveBodyInput, TicketMove } from '@formwork/api-contract'
import type { MoveFormValues } from './move-form-schema'

export interface MoveInput extends MoveFormValues {
  /** Ids of files. */
  readonly attachments: readonly string[]
  /** The values of the form; only for moves that answer a step. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  /** By step, the people whom the mover chose for it. */
  readonly chosen?: Readonly<Record<string, readonly string[]>> | undefined
  /** Whose share is given away; absent: everybody's who has not answered. */
  readonly from?: string | undefined
  readonly revision: number
}

/** @throws {RangeError} for an offer without what its move is about: a server older than this console. */
export function moveBody(offer: TicketMove, input: MoveInput): MoveBodyInput {
  const { type } = offer
  const common = { remark: input.remark, attachments: [...input.attachments], revision: input.revision }
  const first = () => input.people[0]?.id ?? missing(type, 'a person')
  const offered = offer.places?.[Number.parseInt(input.place, 10)]
  const place = () => offered?.place
  // It may have been chosen for another place before.
  const again = offered?.jumpsBack === true ? input.again : 'stepByStep'
  const task = () => ({ ...common, taskId: offer.taskId ?? missing(type, 'a task') })
  const answer = () => ({
    ...task(),
    ...(input.values === undefined ? {} : { values: { ...input.values } }),
    ...(input.chosen === undefined
      ? {}
      : { chosen: Object.fromEntries(Object.entries(input.chosen).map(([id, people]) => [id, [...people]])) }),
  })
  switch (type) {
    case 'approve':
    case 'complete':
    case 'resubmit':
      return { type, ...answer() }
    case 'choose':
      return { type, ...answer(), edgeId: offer.edgeId ?? missing(type, 'an answer') }
    case 'handBack': {
      const { chosen: _, ...rest } = { chosen: undefined, ...answer() }
      return { type, ...rest }
    }
    case 'refuse': {
      const target = place()
      return { type, ...task(), ...(target === undefined ? {} : { back: { target, again } }) }
    }
    case 'return':
      return { type, ...task(), back: { target: place() ?? missing(type, 'a step'), again } }
    case 'claim':
    case 'release':
      return { type, ...task() }
    case 'transfer':
    case 'delegate':
      return { type, ...task(), to: first() }
    case 'reassign':
      return { type, ...task(), from: input.from ?? null, to: first() }
    case 'addSign':
      return { type, ...task(), sign: input.sign, to: input.people.map(({ id }) => id) }
    case 'removeSign':
      return { type, ...task(), userId: input.signer }
    case 'copyTo':
      return { type, ...common, to: input.people.map(({ id }) => id) }
    case 'jump': {
      const target = place()
      return { type, ...common, tokenId: offer.tokenId ?? null, nodeId: target?.kind === 'node' ? target.nodeId : missing(type, 'a step') }
    }
    case 'retryJob':
    case 'skipJob':
      return { type, ...common, jobId: offer.jobId ?? missing(type, 'a job') }
    case 'takeBack':
    case 'withdraw':
    case 'urge':
    case 'suspend':
    case 'resume':
    case 'terminate':
      return { type, ...common }
    case 'reopen': {
      const target = place()
      return { type, ...common, nodeId: target?.kind === 'node' ? target.nodeId : null }
    }
  }
}

function missing(type: string, what: string): never {
  throw new RangeError(`The move ${type} was offered without ${what}`)
}
