/** Puts the nodes of a directed graph in an order where dependencies come first, without recursion. */

export interface DependencyOrder<Node> {
  /** Every node once; what a node depends on stands before it, except inside a circle. */
  readonly order: readonly Node[]
  /** Nodes on a circle: they can reach themselves. */
  readonly circular: ReadonlySet<Node>
}

/** Tarjan's strongly connected components with an explicit stack. Linear in nodes plus edges. */
export function dependencyOrder<Node>(keys: Iterable<Node>, edges: (key: Node) => Iterable<Node>): DependencyOrder<Node> {
  const entered = new Map<Node, number>()
  const lowest = new Map<Node, number>()
  const open: Node[] = []
  const isOpen = new Set<Node>()
  const circular = new Set<Node>()
  const order: Node[] = []

  const enter = (key: Node) => {
    lowest.set(key, entered.size)
    entered.set(key, entered.size)
    open.push(key)
    isOpen.add(key)
    return { key, next: edges(key)[Symbol.iterator]() }
  }
  const lower = (key: Node, bound: number | undefined) => lowest.set(key, Math.min(lowest.get(key) ?? 0, bound ?? 0))
  const closeComponent = (root: Node) => {
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
