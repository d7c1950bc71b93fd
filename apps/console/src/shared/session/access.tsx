/** The two element rules of spec section 6. They hide what a person may not do; the server decides anyway. */
import type { ReactNode } from 'react'
import { useSession } from './session-store'

const WILDCARD = '*:*:*'
const NOTHING: readonly string[] = []

function demandList(any: readonly string[] | undefined, rule: string): readonly string[] {
  if (any === undefined || any.length === 0) throw new Error(`${rule} needs a list, for example any={['…']}`)
  return any
}

/** True when the person holds any of the listed permission strings, or the wildcard. */
export function usePermission(any: readonly string[]): boolean {
  const asked = demandList(any, 'usePermission')
  const held = useSession((state) => state.user?.permissions ?? NOTHING)
  return held.includes(WILDCARD) || asked.some((permission) => held.includes(permission))
}

interface RuleProps {
  readonly any: readonly string[]
  readonly children: ReactNode
}

export function IfPermission({ any, children }: RuleProps) {
  return usePermission(demandList(any, 'IfPermission')) ? children : null
}

export function IfRole({ any, children }: RuleProps) {
  const asked = demandList(any, 'IfRole')
  const held = useSession((state) => state.user?.roles ?? NOTHING)
  return asked.some((role) => held.includes(role)) ? children : null
}
