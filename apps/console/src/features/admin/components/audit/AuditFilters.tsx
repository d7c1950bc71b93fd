/** The filters of the audit log: a person, a kind of entry, days. */
import { AUDIT_KINDS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { DaysFilter } from '../../../../shared/forms/DaysFilter'
import { PersonFilter } from '../../../../shared/people/PersonFilter'
import { FilterBar } from '../../../../shared/ui/tables/FilterBar'
import { AUDIT_KIND_WORDS } from '../../audit-words'
import type { AuditQuery } from '../../use-audit-query'

export function AuditFilters({ query: { filters, days, setFilter, setDays } }: { readonly query: AuditQuery }) {
  const { t } = useLingui()
  const { person, kind } = filters
  return (
    <FilterBar
      search={<PersonFilter person={person} onChange={(id) => setFilter('person', id)} />}
      activeCount={[kind !== '', days !== null].filter(Boolean).length}
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
      <Box sx={{ width: { xs: '100%', md: 500 } }}>
        <DaysFilter label={t`Days`} days={days} onChange={setDays} />
      </Box>
    </FilterBar>
  )
}
