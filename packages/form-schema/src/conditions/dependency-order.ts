/** Puts the nodes of a directed graph in an order where dependencies come first, without recursion. */

export interface DependencyOrder {
  /** Every key once; what a key depends on stands before it, except inside a circle. */
  readonly order: readonly string[]
  /** Keys on a circle: they can reach themselves. */
  readonly circular: ReadonlySet<string>
}

/** Tarjan's strongly connected components with an explicit stack. Linear in nodes plus edges. */
export function dependencyOrder(keys: readonly string[], edges: (key: string) => readonly string[]): DependencyOrder {
  const entered = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circular = new Set<string>()
  const order: string[] = []

  const enter = (key: string) => {
    lowest.set(key, entered.size)
    entered.set(key, entered.size)
    open.push(key)
    isOpen.add(key)
    return { key, next: edges(key)[Symbol.iterator]() }
  }
  const lower = (key: string, bound: number | undefined) => lowest.set(key, Math.min(lowest.get(key) ?? 0, bound ?? 0))
  const closeComponent = (root: string) => {
    const members = open.splice(open.lastIndexOf(root))
    for (const member of members) isOpen.delete(member)
    if (members.length > 1) for (const member of members) circular.add(member)
    order.push(...members)
  }

  for (const root of keys) {
    if (entered.has(root)) continue
    const path = [enter(root)]
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = top.next.next()
      if (!edge.done) {
        if (edge.value === top.key) circular.add(top.key)
        if (!entered.has(edge.value)) path.push(enter(edge.value))
        else if (isOpen.has(edge.value)) lower(top.key, entered.get(edge.value))
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above !== undefined) lower(above.key, lowest.get(top.key))
      if (lowest.get(top.key) === entered.get(top.key)) closeComponent(top.key)
    }
  }
  return { order, circular }
}
