/** Filters and place of the audit log, kept in the address. Its pages follow on an entry, not on a number: the log grows while it is read. */
import { AUDIT_KINDS, type AuditKind } from '@formwork/api-contract'
import { useSearchParams } from 'react-router-dom'

const NAMES = ['person', 'kind', 'from', 'until', 'after'] as const
type Name = (typeof NAMES)[number]

export interface AuditQuery {
  readonly filters: Readonly<Record<Name, string>>
  /** What the call is asked. */
  readonly asked: {
    readonly personId?: string
    readonly kind?: AuditKind
    readonly from?: string
    readonly until?: string
    readonly after?: string
  }
  /** Sets a filter and goes back to the newest entries. */
  readonly setFilter: (name: Exclude<Name, 'after'>, value: string) => void
  /** Goes on after an entry; '' leads to the newest. The way back is the browser's. */
  readonly goAfter: (id: string) => void
}

export function useAuditQuery(): AuditQuery {
  const [params, setParams] = useSearchParams()
  const valueOf = (name: Name) => params.get(name) ?? ''
  const filters = {
    person: valueOf('person'),
    kind: valueOf('kind'),
    from: valueOf('from'),
    until: valueOf('until'),
    after: valueOf('after'),
  }
  const write = (name: Name, value: string, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('after')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace },
    )
  const kind = AUDIT_KINDS.find((known) => known === filters.kind)
  const [from, until] = [startOf(filters.from, 0), startOf(filters.until, 1)]
  return {
    filters,
    asked: {
      ...(filters.person === '' ? {} : { personId: filters.person }),
      ...(kind === undefined ? {} : { kind }),
      ...(from === null ? {} : { from }),
      ...(until === null ? {} : { until }),
      ...(filters.after === '' ? {} : { after: filters.after }),
    },
    setFilter: (name, value) => write(name, value, true),
    goAfter: (id) => write('after', id, false),
  }
}

/** When a day begins where the reader is; null for what is no day. */
function startOf(day: string, daysLater: number): string | null {
  const start = new Date(`${day}T00:00:00`)
  if (Number.isNaN(start.getTime())) return null
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
