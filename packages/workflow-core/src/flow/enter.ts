/** Sends a token to a node: over an edge, back, ahead. Tokens in the forks that it leaves end. */
import type { ProcessDefinition } from '../definition'
import { moveToken, type Progress } from '../progress'
import { isWithin, pathOf } from './fork-structure'
import { leaveScopesBeyond } from './scopes'

export function enter(definition: ProcessDefinition, progress: Progress, tokenId: string, nodeId: string): Progress {
  const token = progress.state.tokens.find(({ id }) => id === tokenId)
  const path = pathOf(definition, nodeId)
  const from = token === undefined ? [] : pathOf(definition, token.nodeId)
  // An unsound definition has no such order of forks; its tokens go where the edges lead.
  const free = isWithin(path, from) ? leaveScopesBeyond(progress, tokenId, path) : progress
  return moveToken(free, tokenId, nodeId)
}
