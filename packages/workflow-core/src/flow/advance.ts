/** Moves tokens on until each waits for a person, a job or its join, or the process ends. */
import { without } from '../without'
import type { StepContext } from '../context'
import type { ProcessDefinition, ProcessEdge } from '../definition'
import { arriveAt } from '../nodes'
import { addToken, changeToken, note, type Progress, removeToken, withState } from '../progress'
import type { Token } from '../state'
import { refused, type Taken, taken } from '../step-result'
import { enter } from './enter'
import { finish } from './finish'
import { dropScopes, isInScope } from './scopes'

/** Nodes that tokens may pass in one step without a person; only an unsound definition reaches this, and publishing refuses those. */
export const AUTOMATIC_STEP_LIMIT = 1000

export interface Moving {
  readonly tokenId: string
  /** The answer that sent it on. */
  readonly lastOutcome: 'agree' | 'refuse'
}

export function advance(definition: ProcessDefinition, from: Progress, moving: Moving, context: StepContext): Taken {
  let progress = from
  const pending: Moving[] = [moving]
  for (let passed = 0; passed < AUTOMATIC_STEP_LIMIT; passed += 1) {
    const next = pending[0]
    if (next === undefined) return taken(progress)
    const token = progress.state.tokens.find(({ id }) => id === next.tokenId)
    const node = definition.nodes.find(({ id }) => id === token?.nodeId)
    if (token === undefined || node === undefined) return refused({ code: 'flow.no-way-out', nodeId: token?.nodeId ?? '' })
    const arrival = arriveAt(node, token, progress, { definition, context, lastOutcome: next.lastOutcome })
    switch (arrival.kind) {
      case 'waits':
        progress = arrival.progress
        pending.shift()
        break
      case 'stuck':
        return refused(arrival.reason)
      case 'ends': {
        const { kind: _, ...ending } = arrival
        const place = { nodeId: node.id, nodeName: node.name, requester: context.requester }
        return taken(finish(removeToken(progress, token.id), { ...place, ...ending }))
      }
      case 'goes-on':
        progress = enter(definition, arrival.progress, token.id, arrival.edge.target)
        break
      case 'splits': {
        const split = splitToken(arrival.progress, token, arrival.edges)
        progress = split.progress
        pending.splice(0, 1, ...split.tokenIds.map((tokenId) => ({ tokenId, lastOutcome: 'agree' as const })))
        break
      }
      case 'joins': {
        const joined = joinToken(progress, token)
        progress = joined.hasFired ? enter(definition, joined.progress, token.id, arrival.edge.target) : joined.progress
        if (joined.hasFired) pending.splice(0, 1, { tokenId: token.id, lastOutcome: 'agree' })
        else pending.shift()
      }
    }
  }
  return refused({ code: 'flow.endless', nodeId: progress.state.tokens.find(({ id }) => id === pending[0]?.tokenId)?.nodeId ?? '' })
}

function splitToken(progress: Progress, token: Token, edges: readonly ProcessEdge[]) {
  const sequence = progress.state.sequence + 1
  const scope = { id: `s${sequence}`, nodeId: token.nodeId, parent: token.scopeId ?? null }
  const scopes = [...(progress.state.scopes ?? []), scope]
  let split = removeToken(withState(progress, { sequence, scopes }), token.id)
  const tokenIds: string[] = []
  for (const { target } of edges) {
    const previous = token.previous === undefined ? {} : { previous: token.previous }
    const added = addToken(split, target, { scopeId: scope.id, ...previous })
    split = added.progress
    tokenIds.push(added.token.id)
  }
  return { progress: split, tokenIds }
}

/** The last token replaces all others; one outside of forks passes through. */
function joinToken(progress: Progress, token: Token): { readonly progress: Progress; readonly hasFired: boolean } {
  const scope = progress.state.scopes?.find(({ id }) => id === token.scopeId)
  if (scope === undefined) return { progress, hasFired: true }
  const inside = progress.state.tokens.filter((each) => isInScope(progress.state, each, scope.id))
  const missing = inside.filter((each) => each.id !== token.id && !(each.scopeId === scope.id && each.waits === true))
  if (missing.length > 0) {
    const waiting = changeToken(progress, token.id, (each) => ({ ...each, waits: true }))
    return { progress: note(waiting, { kind: 'join', nodeId: token.nodeId, waitsFor: missing.length }), hasFired: false }
  }
  const others = inside.filter(({ id }) => id !== token.id)
  const alone = others.reduce((sofar, { id }) => removeToken(sofar, id), progress)
  const freed = changeToken(alone, token.id, (each) => {
    const outside = without(without(each, 'scopeId'), 'waits')
    return scope.parent === null ? outside : { ...outside, scopeId: scope.parent }
  })
  return { progress: dropScopes(freed, scope.id), hasFired: true }
}
