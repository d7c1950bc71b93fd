/** One value of an entry of the audit log, in words where there are some. */
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { AUDIT_VALUE_WORDS } from '../../audit-words'
import { DATA_SCOPES } from '../../data-scopes'
import { PERMISSION_GROUPS } from '../../permission-groups'
import { workingTimeIn, WorkingTimeValue } from './WorkingTimeValue'

const permissionWords = Object.fromEntries(
  PERMISSION_GROUPS.flatMap(({ title: group, permissions }) => permissions.map(({ permission, title }) => [permission, { group, title }])),
)
const wordsOf = (property: string): Readonly<Record<string, MessageDescriptor>> =>
  property === 'dataScope' ? DATA_SCOPES : (AUDIT_VALUE_WORDS[property] ?? {})

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
    const parts: readonly unknown[] = value
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <AuditValue property={property} value={part} />
          </li>
        ))}
      </Box>
    )
  }
  // Somebody or something that is named: its id is of no use to a reader.
  const { id, name, ...rest }: Readonly<Record<string, unknown>> = Object(value)
  if (typeof name === 'string' && id !== undefined && Object.keys(rest).length === 0) return name
  return (
    <Box component="code" sx={{ fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(value, null, 1)}
    </Box>
  )
}
