/** Narrows a list of tickets to one of the processes that it has tickets of. */
import { routes, type TicketList, type TicketProcess } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { useRouteQuery } from '../../http/use-route-query'
import { SearchPicker } from '../../ui/inputs/SearchPicker'

const IDS = { id: 'process-filter', describedBy: undefined, isInvalid: false }
const NONE: readonly TicketProcess[] = []

export interface ProcessFilterProps {
  readonly list: TicketList
  /** An id; empty for tickets of every process. */
  readonly process: string
  readonly onChange: (process: string) => void
}

export function ProcessFilter({ list, process, onChange }: ProcessFilterProps) {
  const { t } = useLingui()
  const [isOpened, setOpened] = useState(false)
  const { data, isFetching } = useRouteQuery(routes.listTicketProcesses, { query: { list } }, { enabled: isOpened || process !== '' })
  const known = data?.list ?? NONE
  // One that the list has no tickets of, or of which the name is not there yet: that the list is narrowed has to be seen.
  const unknown = t`One process`
  const choices = useMemo(
    () => (process === '' || known.some(({ id }) => id === process) ? known : [{ id: process, name: unknown }, ...known]),
    [known, process, unknown],
  )
  return (
    <Box sx={{ width: { xs: '100%', md: 176 } }}>
      <SearchPicker<TicketProcess>
        ids={IDS}
        label={t`Process`}
        placeholder={t`All processes`}
        choices={choices}
        value={choices.find(({ id }) => id === process) ?? null}
        onChange={(chosen) => onChange(chosen?.id ?? '')}
        onOpen={() => setOpened(true)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        detailOf={({ removed }) => removed === true && t`removed`}
        loading={isFetching}
        noOptionsText={t`No process with this name`}
        loadingText={t`Loading`}
        clearText={t`Clear`}
      />
    </Box>
  )
}
