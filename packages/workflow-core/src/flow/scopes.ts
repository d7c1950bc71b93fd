/** The forks that a token is within, and the end of everything within one. */
import type { BranchPath } from './fork-structure'
import { cancelJob, closeTask, type Progress } from '../progress'
import type { ProcessState, Scope, Token } from '../state'

/** Outermost first. */
export function scopesAround({ scopes = [] }: ProcessState, token: Token): readonly Scope[] {
  const around: Scope[] = []
  for (let id: string | null = token.scopeId ?? null; id !== null; ) {
    const scope: Scope | undefined = scopes.find((candidate) => candidate.id === id)
    if (scope === undefined) break
    around.unshift(scope)
    id = scope.parent
  }
  return around
}

/** Takes a token out of the forks below a path; everything else within those ends. */
export function leaveScopesBeyond(progress: Progress, tokenId: string, path: BranchPath): Progress {
  const token = progress.state.tokens.find(({ id }) => id === tokenId)
  if (token === undefined) return progress
  const around = scopesAround(progress.state, token)
  const left = around[path.length]
  if (left === undefined) return progress
  const { scopeId: _, ...rest } = token
  const outer = around[path.length - 1]
  const freed: Token = outer === undefined ? rest : { ...rest, scopeId: outer.id }
  const tokens = progress.state.tokens.map((each) => (each.id === tokenId ? freed : each))
  return cancelScope({ ...progress, state: { ...progress.state, tokens } }, left.id)
}

/** Whether a token is within a scope, however deep. */
export function isInScope(state: ProcessState, token: Token, scopeId: string): boolean {
  return scopesAround(state, token).some(({ id }) => id === scopeId)
}

function cancelScope(progress: Progress, scopeId: string): Progress {
  const inside = progress.state.tokens.filter((token) => isInScope(progress.state, token, scopeId))
  const emptied = inside.reduce((sofar, { id }) => endWaitsOf(sofar, id), progress)
  const gone = new Set(inside.map(({ id }) => id))
  const tokens = emptied.state.tokens.filter(({ id }) => !gone.has(id))
  return dropScopes({ ...emptied, state: { ...emptied.state, tokens } }, scopeId)
}

/** The scope and all within it; their tokens are gone. */
export function dropScopes(progress: Progress, scopeId: string): Progress {
  const { scopes = [], ...rest } = progress.state
  const removedScopes = new Set<string | null>([scopeId])
  // A scope is always listed after the one around it.
  for (const { id, parent } of scopes) if (removedScopes.has(parent)) removedScopes.add(id)
  const left = scopes.filter(({ id }) => !removedScopes.has(id))
  return { ...progress, state: left.length === 0 ? rest : { ...rest, scopes: left } }
}

/** Cancels the open tasks and jobs that a token waits for. */
export function endWaitsOf(progress: Progress, tokenId: string): Progress {
  const { tasks, jobs = [] } = progress.state
  const open = tasks.filter((task) => task.tokenId === tokenId && task.status === 'open')
  const closed = open.reduce((sofar, { id }) => closeTask(sofar, id, 'cancelled', null), progress)
  return jobs.filter((job) => job.tokenId === tokenId).reduce((sofar, { id }) => cancelJob(sofar, id), closed)
}
