/** How large each kind of node is drawn, in pixels: who acts needs room for a name, where ways part does not. */
const PERSON = { width: 138, height: 52 } as const
const GATEWAY = { width: 26, height: 26 } as const
const BORDER = { width: 96, height: 28 } as const

export function sizeOf(kind: string): { readonly width: number; readonly height: number } {
  if (kind.endsWith('Gateway')) return GATEWAY
  return kind === 'start' || kind === 'end' ? BORDER : PERSON
}
