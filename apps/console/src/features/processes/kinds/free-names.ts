/** Names for what is added, that nothing in the process has yet: lists and messages name places by them. */
import type { ProcessDefinition } from '@formwork/workflow-core'

export type Names = ReadonlySet<string>

export function namesIn({ nodes, edges }: ProcessDefinition): Names {
  return new Set([...nodes.map(({ name }) => name), ...edges.map(({ label }) => label)])
}

/** The name itself, or with the first number from two on that makes it a new one. */
export function freeName(names: Names, name: string): string {
  return names.has(name) ? freeNumber(names, (number) => `${name} ${number}`, 2) : name
}

/** The name with the first number from which on it is a new one. */
export function freeNumber(names: Names, nameOf: (number: number) => string, from = 1): string {
  let number = from
  while (names.has(nameOf(number))) number += 1
  return nameOf(number)
}
