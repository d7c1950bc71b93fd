/** One value of an entry of the audit log, in words where there are some. */
import { OUTGOING_SETTINGS } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { AUDIT_VALUE_WORDS } from '../../audit-property-words'
import { DATA_SCOPES } from '../../data-scopes'
import { PERMISSION_GROUPS } from '../../permission-groups'
import { workingTimeIn, WorkingTimeValue } from './WorkingTimeValue'

const permissionWords = Object.fromEntries(
  PERMISSION_GROUPS.flatMap(({ title: group, permissions }) => permissions.map(({ permission, title }) => [permission, { group, title }])),
)
const wordsOf = (property: string): Readonly<Record<string, MessageDescriptor>> =>
  property === 'dataScope' ? DATA_SCOPES : (AUDIT_VALUE_WORDS[property] ?? {})

const outgoingHost = OUTGOING_SETTINGS.schema.shape.hosts.element

/** Equal items are distinguished by their number. */
function keyed(items: readonly unknown[]): { readonly key: string; readonly item: unknown }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = JSON.stringify(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${before} ${text}`, item }
  })
}

export function AuditValue({ property, value }: { readonly property: string; readonly value: unknown }) {
  const { t } = useLingui()
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—'
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    const word = wordsOf(property)[value]
    if (word !== undefined) return t(word)
    const permission = permissionWords[value]
    return permission === undefined ? value : `${t(permission.group)} · ${t(permission.title)}`
  }
  const workingTime = workingTimeIn(property, value)
  if (workingTime !== null) return <WorkingTimeValue {...workingTime} />
  if (Array.isArray(value)) {
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {keyed(value).map(({ key, item }) => (
          <li key={key}>
            <AuditValue property={property} value={item} />
          </li>
        ))}
      </Box>
    )
  }
  const allowed = property === 'hosts' ? outgoingHost.safeParse(value).data : undefined
  if (allowed !== undefined) {
    const { host, isInside } = allowed
    return isInside ? t`${host} (own network)` : host
  }
  // A person or thing with a name: its id is of no use to a reader.
  const { id, name, ...rest }: Readonly<Record<string, unknown>> = Object(value)
  if (typeof name === 'string' && id !== undefined && Object.keys(rest).length === 0) return name
  return (
    <Box component="code" sx={{ fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(value, null, 1)}
    </Box>
  )
}
