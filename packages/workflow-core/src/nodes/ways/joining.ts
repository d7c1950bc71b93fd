/** The joining side of parallel and inclusive gateways: both wait for all tokens of their fork. */
import type { ForkNode } from '../../definition'
import { type Arrival, firstEdgeFrom, type Scene, type Wiring } from '../node-behaviour'
import { inspectSingleExit } from './single-exit'

export function arriveAtJoin({ id }: ForkNode, { definition }: Scene): Arrival {
  const [edge] = firstEdgeFrom(definition, id)
  return edge === undefined ? { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: id } } : { kind: 'joins', edge }
}

export const inspectJoin = ({ id }: ForkNode, wiring: Wiring) => inspectSingleExit(wiring, id)
