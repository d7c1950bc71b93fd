/** The picture of a file: a shape for each element and a line for each edge. */
import type { Size } from './node-element'

export interface DiagramPoint {
  readonly x: number
  readonly y: number
}

/** Where the nodes of a definition stand and how its edges run, by their ids; pixels. */
export interface BpmnLayout {
  readonly places: ReadonlyMap<string, DiagramPoint>
  /** Corners of each edge, ends included. */
  readonly routes: ReadonlyMap<string, readonly DiagramPoint[]>
}

export interface DrawnShape {
  readonly id: string
  readonly element: object
  readonly size: Size
  readonly place: DiagramPoint
  readonly isExclusive: boolean
}
export interface DrawnLine {
  readonly id: string
  readonly element: object
  readonly route: readonly DiagramPoint[]
}

type Create = (type: string, properties: Readonly<Record<string, unknown>>) => object

export function shapeOf({ id, element, size, place, isExclusive }: DrawnShape, create: Create): object {
  const bounds = create('dc:Bounds', { x: Math.round(place.x), y: Math.round(place.y), ...size })
  // The cross of an exclusive gateway is drawn where the shape says so.
  return create('bpmndi:BPMNShape', { id, bpmnElement: element, ...(isExclusive ? { isMarkerVisible: true } : {}), bounds })
}

export function lineOf({ id, element, route }: DrawnLine, create: Create): object {
  const waypoint = route.map(({ x, y }) => create('dc:Point', { x: Math.round(x), y: Math.round(y) }))
  return create('bpmndi:BPMNEdge', { id, bpmnElement: element, waypoint })
}

/** Without a layout for an edge: from middle to middle. */
export function straight(from: DrawnShape, to: DrawnShape): readonly DiagramPoint[] {
  return [middleOf(from), middleOf(to)]
}

function middleOf({ place, size }: DrawnShape): DiagramPoint {
  return { x: place.x + size.width / 2, y: place.y + size.height / 2 }
}
