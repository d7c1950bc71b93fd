/** What a layout of a flow is made of. Lengths in pixels. */
export interface FlowNode {
  readonly id: string
  readonly width: number
  readonly height: number
}
export interface FlowEdge {
  readonly id: string
  readonly source: string
  readonly target: string
}
export interface Point {
  readonly x: number
  readonly y: number
}
/** From one row to the next. */
export interface Link {
  readonly from: string
  readonly to: string
}
