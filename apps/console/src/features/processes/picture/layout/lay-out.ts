/** Lays a graph out from top to bottom. The engine is loaded once and kept; a browser that refuses its worker gets plain layers. */
import ELK, { type ELK as Engine, type ElkNode } from 'elkjs/lib/elk-api'
import { type Layout, layoutKey, type LayoutTask, type Point } from './layout'
import { plainLayers } from './plain-layers'
import { startLayoutWorker } from '../../workers/start-worker'

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '64',
  'elk.spacing.nodeNode': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '24',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
}

let engine: Engine | null = null

function startEngine(): void {
  if (typeof Worker === 'function') engine ??= new ELK({ workerFactory: startLayoutWorker, algorithms: ['layered'] })
}

/** The latest layouts, so that switching between the views, and undo, cost nothing. */
const KEPT = 8
const kept = new Map<string, Layout>()

/** A layout that was made before, or null. */
export function layoutOf(key: string): Layout | null {
  return kept.get(key) ?? null
}

export async function layOut(task: LayoutTask): Promise<Layout> {
  const key = layoutKey(task)
  const known = kept.get(key)
  if (known !== undefined) return known
  const layout = await compute(task)
  kept.set(key, layout)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return layout
}

async function compute(task: LayoutTask): Promise<Layout> {
  try {
    startEngine()
    if (engine === null) return plainLayers(task)
    return readLayout(await engine.layout(graphOf(task)))
  } catch {
    return plainLayers(task)
  }
}

function graphOf({ boxes, lines }: LayoutTask): ElkNode {
  return {
    id: 'process',
    layoutOptions: OPTIONS,
    children: boxes.map(({ id, width, height }) => ({ id, width, height })),
    edges: lines.map(({ id, source, target }) => ({ id, sources: [source], targets: [target] })),
  }
}

function readLayout({ children = [], edges = [] }: ElkNode): Layout {
  const places = new Map<string, Point>(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
  const routes = new Map<string, readonly Point[]>()
  for (const { id, sections = [] } of edges) {
    routes.set(
      id,
      sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
    )
  }
  return { places, routes }
}
