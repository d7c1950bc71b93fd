/** Which forks enclose a node, and the findings about forks that do not match. */
import { describe, expect, it } from 'vitest'
import type { ProcessEdge, ProcessNode } from '../definition'
import { define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { type BranchPath, forkStructure, isSamePath, isWithin, pathOf } from './fork-structure'

const fork = (id: string): ProcessNode => ({ id, kind: 'parallelGateway', name: id, direction: 'fork' })
const join = (id: string): ProcessNode => ({ id, kind: 'inclusiveGateway', name: id, direction: 'join' })
/** Edges of chains as `start-f`, and nodes by the first letter of their ids: `f` forks, `j` joins, `e` ends, `s` starts, else a person. */
function flow(chains: string, more: Record<string, Partial<ProcessEdge>> = {}) {
  const pairs = chains.split(' ').flatMap((chain) => {
    const ids = chain.split('-')
    return ids.slice(1).map((to, index): [string, string] => [ids[index] ?? '', to])
  })
  const nodes = [...new Set(pairs.flat())].map((id): ProcessNode => {
    if (id.startsWith('f')) return fork(id)
    if (id.startsWith('j')) return join(id)
    if (id.startsWith('e')) return endAt(id)
    return id.startsWith('s') ? startAt(id) : taskAt(id)
  })
  return define(
    nodes,
    pairs.map(([from, to], order) => edge(from, to, { order, ...more[`${from}-${to}`] })),
  )
}
const words = (path: BranchPath) => path.map(({ forkId, edgeId }) => `${forkId}:${edgeId?.split('-')[1] ?? '*'}`).join(' ')
const paths = (chains: string, more = {}) =>
  Object.fromEntries([...forkStructure(flow(chains, more)).paths].map(([id, path]) => [id, words(path)]))
const findings = (chains: string, more: Record<string, Partial<ProcessEdge>> = {}) =>
  forkStructure(flow(chains, more)).findings.map(({ code, nodeId, edgeId }) => `${code} ${nodeId ?? edgeId}`)
const refusal = { outcome: 'refuse' } as const
const NESTED = 's-f-a-g-j-e f-f2-b-j2-j f2-c-j2'

describe('the forks around a node', () => {
  it('are none where nothing forks', () => expect(paths('s-a-e')).toEqual({ s: '', a: '', e: '' }))
  it('are the branch for what stands in it, and any branch for the join', () => {
    expect(paths('s-f-a-j-b-e f-c-j')).toEqual({ s: '', f: '', a: 'f:a', c: 'f:c', j: 'f:*', b: '', e: '' })
  })
  it('are listed from the outermost', () => {
    expect(paths(NESTED)).toMatchObject({
      f2: 'f:f2',
      b: 'f:f2 f2:b',
      c: 'f:f2 f2:c',
      j2: 'f:f2 f2:*',
      j: 'f:*',
      a: 'f:a',
      g: 'f:a',
      e: '',
    })
    expect(Object.fromEntries(forkStructure(flow(NESTED)).joinOf)).toEqual({ f: 'j', f2: 'j2' })
  })
  it('are none for what the start does not lead to', () => {
    const { paths: known } = forkStructure(flow('s-a-e x-f3'))
    expect([known.has('x'), pathOf(flow('s-a-e x-f3'), 'x')]).toEqual([false, []])
  })
  it('are worked out once for a definition', () => {
    const definition = flow(NESTED)
    expect(forkStructure(definition)).toBe(forkStructure(definition))
  })
})

describe('a way within forks', () => {
  const [a, b] = [
    { forkId: 'f', edgeId: 'f-a' },
    { forkId: 'f', edgeId: 'f-b' },
  ]
  const inner = { forkId: 'g', edgeId: 'g-a' }
  it.each<[string, BranchPath, BranchPath, boolean, boolean]>([
    ['from nowhere to nowhere', [], [], true, true],
    ['out of a branch', [], [a], true, false],
    ['into a branch', [a], [], false, false],
    ['along a branch', [a], [a], true, true],
    ['across branches', [b], [a], false, false],
    ['to the join of the branch', [{ ...a, edgeId: null }], [a], true, true],
    ['out of an inner fork', [a], [a, inner], true, false],
    ['into an inner fork', [a, inner], [a], false, false],
    ['across within another fork', [inner], [a], false, false],
  ])('%s', (_what, to, from, within, same) => {
    expect([isWithin(to, from), isSamePath(to, from)]).toEqual([within, same])
  })
})

describe('publishing names', () => {
  it.each<[string, string, Record<string, Partial<ProcessEdge>>, string[]]>([
    ['nothing of forks that add up', NESTED, {}, []],
    ['nothing of a refusal that leaves a branch', 's-f-a-j-e f-b-j a-s2', { 'a-s2': refusal }, []],
    ['nothing of a refusal back to before the fork', 's-x-f-a-j-e f-b-j a-x', { 'a-x': refusal }, []],
    ['nothing of a refusal to the end', 's-f-a-j-e f-b-j a-e', { 'a-e': refusal }, []],
    ['nothing of an answer of its own to the end', 's-f-a-j-e f-b-j a-e', { 'a-e': { outcome: 'other' } }, []],
    ['a join without its fork', 's-a-j-e', {}, ['join-without-fork j']],
    ['a fork without its join', 's-f-a-e f-b-e', {}, ['token-escapes-fork b-e', 'token-escapes-fork a-e', 'fork-without-join f']],
    ['a branch that ends', 's-f-a-j-e f-b-j f-c-e', {}, ['token-escapes-fork c-e']],
    ['branches that meet without a join', 's-f-a-x-j-e f-b-x', {}, ['join-of-other-forks a-x']],
    ['a second join of one fork', 's-f-a-j-e f-b-j f-c-j2-e', {}, ['join-of-other-forks j']],
    ['a way into a branch', 's-f-a-j-e f-b-j j-x-a', {}, ['way-into-fork x-a']],
    ['a way out of a branch that agrees', 's-x-f-a-j-e f-b-j a-x', {}, ['token-escapes-fork a-x']],
    ['a refusal into another branch', 's-f-a-j-e f-b-j a-b', { 'a-b': refusal }, ['join-of-other-forks a-b']],
    ['a refusal into an inner fork', 's-f-a-f2-b-j2-j-e f2-c-j2 f-d-j a-b', { 'a-b': refusal }, ['way-into-fork a-b']],
  ])('%s', (_what, chains, more, expected) => {
    expect(findings(chains, more)).toEqual(expected)
  })
  it.each([
    ['agreed', ['token-escapes-fork a-e2']],
    ['refused', []],
    ['cancelled', []],
  ] as const)('a way out of a branch to an end named %s: %j', (kind, expected) => {
    const plain = flow('s-f-a-j-e f-b-j f-c-j a-e2')
    const nodes = plain.nodes.map((node) => (node.id === 'e2' ? ({ ...node, outcome: { name: 'E', kind } } as ProcessNode) : node))
    const edges = plain.edges
    expect(forkStructure({ ...plain, nodes, edges }).findings.map(({ code, edgeId }) => `${code} ${edgeId}`)).toEqual(expected)
  })
  it('nothing of ways to nowhere: others do', () =>
    expect(forkStructure({ ...flow('s-a-e'), edges: [edge('s', 'gone')] }).findings).toEqual([]))
})
