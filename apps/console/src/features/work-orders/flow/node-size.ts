/** How large each kind of node is drawn, in pixels: who acts needs room for a name, where ways part does not. */
import type { Point } from './flow-shape'

const PERSON = { width: 138, height: 52 } as const
const GATEWAY = { width: 26, height: 26 } as const
const BORDER = { width: 96, height: 28 } as const

export function sizeOf(kind: string): { readonly width: number; readonly height: number } {
  if (kind.endsWith('Gateway')) return GATEWAY
  return kind === 'start' || kind === 'end' ? BORDER : PERSON
}

/** Where it stands on the picture, around its middle. */
export function boxAt(kind: string, { x, y }: Point) {
  const { width, height } = sizeOf(kind)
  return { position: 'absolute', left: x - width / 2, top: y - height / 2, width, height } as const
}
