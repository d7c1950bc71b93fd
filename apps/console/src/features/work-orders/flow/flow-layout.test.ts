/** The layout of a flow: nodes below each other, never overlapping. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutFlow } from './flow-layout'
import type { FlowEdge } from './flow-shape'

const node = (id: string) => ({ id, width: 100, height: 40 })
const edge = (source: string, target: string): FlowEdge => ({ id: `${source}-${target}`, source, target })

describe('the layout of a flow', () => {
  it('puts steps in a row below each other, in one line', () => {
    const { places } = layoutFlow(['a', 'b', 'c'].map(node), [edge('a', 'b'), edge('b', 'c')])
    const [a, b, c] = ['a', 'b', 'c'].map((id) => places.get(id))
    expect(new Set([a?.x, b?.x, c?.x]).size).toBe(1)
    expect((a?.y ?? 0) < (b?.y ?? 0) && (b?.y ?? 0) < (c?.y ?? 0)).toBe(true)
  })

  it('puts branches side by side, and what follows them under their middle', () => {
    const edges = [edge('fork', 'a'), edge('fork', 'b'), edge('a', 'join'), edge('b', 'join')]
    const { places } = layoutFlow(['fork', 'a', 'b', 'join'].map(node), edges)
    const [fork, a, b, join] = ['fork', 'a', 'b', 'join'].map((id) => places.get(id))
    expect(a?.y).toBe(b?.y)
    expect(fork?.x).toBe(((a?.x ?? 0) + (b?.x ?? 0)) / 2)
    expect(join?.x).toBe(fork?.x)
  })

  it('leads a way back along the right of everything', () => {
    const { ways, places } = layoutFlow(['a', 'b'].map(node), [edge('a', 'b'), edge('b', 'a')])
    const way = ways.get('b-a') ?? []
    expect(Math.max(...way.map(({ x }) => x))).toBeGreaterThan((places.get('b')?.x ?? 0) + 50)
    expect(way[0]?.y).toBe(places.get('b')?.y)
    expect(way.at(-1)?.y).toBe(places.get('a')?.y)
  })

  it('never puts a node on another or outside the picture, whatever the graph', () => {
    const graph = fc
      .integer({ min: 1, max: 14 })
      .chain((count) => fc.tuple(fc.constant(count), fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 30 })))
    fc.assert(
      fc.property(graph, ([count, pairs]) => {
        const nodes = Array.from({ length: count }, (_, at) => node(`n${at}`))
        const edges = pairs.map(([from, to], at) => ({ id: `e${at}`, source: `n${from}`, target: `n${to}` }))
        const { places, width, height, ways } = layoutFlow(nodes, edges)
        const all = [...places.values()]
        expect(all).toHaveLength(count)
        expect(ways.size).toBe(edges.length)
        for (const { x, y } of all) expect(x >= 50 && x <= width - 50 && y >= 20 && y <= height - 20).toBe(true)
        for (const [at, a] of all.entries())
          for (const b of all.slice(at + 1)) expect(Math.abs(a.x - b.x) >= 100 || Math.abs(a.y - b.y) >= 40).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
