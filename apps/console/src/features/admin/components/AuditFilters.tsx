/** The filters of the audit log: a person, a kind of entry, days. */
import { AUDIT_KINDS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { PersonPicker } from '../../../shared/people/PersonPicker'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import { AUDIT_KIND_WORDS } from '../audit-words'
import type { AuditQuery } from '../use-audit-query'

const PERSON_IDS = { id: 'audit-person', describedBy: undefined, isInvalid: false }

export function AuditFilters({ query: { filters, setFilter } }: { readonly query: AuditQuery }) {
  const { t } = useLingui()
  const { person, kind, from, until } = filters
  return (
    <FilterBar
      search={
        <PersonPicker
          ids={PERSON_IDS}
          label={t`Person`}
          placeholder={t`Any person`}
          value={person}
          onChange={(id) => setFilter('person', id ?? '')}
        />
      }
      activeCount={[kind, from, until].filter((value) => value !== '').length}
    >
      <Select
        displayEmpty
        value={AUDIT_KINDS.some((known) => known === kind) ? kind : ''}
        onChange={(event) => setFilter('kind', event.target.value)}
        inputProps={{ 'aria-label': t`Kind` }}
      >
        <MenuItem value="">{t`Any kind`}</MenuItem>
        {AUDIT_KINDS.map((known) => (
          <MenuItem key={known} value={known}>
            {t(AUDIT_KIND_WORDS[known])}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <OutlinedInput
          type="date"
          value={from}
          onChange={(event) => setFilter('from', event.target.value)}
          inputProps={{ 'aria-label': t`From day`, ...(until === '' ? {} : { max: until }) }}
        />
        –
        <OutlinedInput
          type="date"
          value={until}
          onChange={(event) => setFilter('until', event.target.value)}
          inputProps={{ 'aria-label': t`Until day`, ...(from === '' ? {} : { min: from }) }}
        />
      </Box>
    </FilterBar>
  )
}
