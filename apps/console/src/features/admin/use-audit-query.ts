/** Filters and position of the audit log, kept in the address. Its pages continue after an entry, not at a number: the log grows while it is read. */
import { AUDIT_KINDS, type AuditKind } from '@formwork/api-contract'
import { useMemo } from 'react'
import { type Days, isDay, startOfDay } from '../../shared/i18n/day-bounds'
import { useAddressParams } from '../../shared/ui/navigation/use-address-params'

type Name = 'person' | 'kind' | 'after'

export interface AuditQuery {
  readonly filters: Readonly<Record<Name, string>>
  /** The chosen days; null for all. */
  readonly days: Days | null
  /** The query of the call. */
  readonly asked: {
    readonly personId?: string
    readonly kind?: AuditKind
    readonly from?: string
    readonly until?: string
    readonly after?: string
  }
  /** Sets a filter and goes back to the newest entries. */
  readonly setFilter: (name: Exclude<Name, 'after'>, value: string) => void
  readonly setDays: (days: Days | null) => void
  /** Continues after an entry; '' leads to the newest. Back is the browser's. */
  readonly goAfter: (id: string) => void
  /** Null where nothing is filtered. */
  readonly clear: (() => void) | null
}

export function useAuditQuery(): AuditQuery {
  const [params, writeAddress] = useAddressParams()
  const valueOf = (name: Name | 'from' | 'until') => params.get(name) ?? ''
  const filters = { person: valueOf('person'), kind: valueOf('kind'), after: valueOf('after') }
  const [from, until] = [valueOf('from'), valueOf('until')]
  const days = useMemo<Days | null>(() => (isDay(from) && isDay(until) ? [from, until] : null), [from, until])
  const write = (changes: Readonly<Record<string, string>>, replace: boolean) => writeAddress({ after: '', ...changes }, { replace })
  const isFiltered = Object.values(filters).some((value) => value !== '') || days !== null
  const kind = AUDIT_KINDS.find((known) => known === filters.kind)
  return {
    filters,
    days,
    asked: {
      ...(filters.person === '' ? {} : { personId: filters.person }),
      ...(kind === undefined ? {} : { kind }),
      ...(days === null ? {} : { from: startOfDay(days[0], 0), until: startOfDay(days[1], 1) }),
      ...(filters.after === '' ? {} : { after: filters.after }),
    },
    setFilter: (name, value) => write({ [name]: value }, true),
    setDays: (chosen) => write({ from: chosen?.[0] ?? '', until: chosen?.[1] ?? '' }, true),
    goAfter: (id) => write({ after: id }, false),
    clear: isFiltered ? () => write({ person: '', kind: '', from: '', until: '' }, true) : null,
  }
}
