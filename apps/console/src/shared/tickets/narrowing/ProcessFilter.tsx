/** Narrows a list of tickets to some of the processes that it has tickets of. */
import { MAX_LISTED_PROCESSES, routes, type TicketList, type TicketProcess } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo, useState } from 'react'
import { useRouteQuery } from '../../http/use-route-query'
import { isNoChoice, pickerBox } from '../../ui/inputs/picker-box'
import { useComposedWord } from '../../ui/inputs/use-composed-word'
import { idsOf, joinedIds } from './process-ids'

const ID = 'process-filter'
const NONE: readonly TicketProcess[] = []
const byName = createFilterOptions<TicketProcess>()

export interface ProcessFilterProps {
  readonly list: TicketList
  /** Ids as in the address; empty for tickets of every process. */
  readonly process: string
  readonly onChange: (process: string) => void
}

export function ProcessFilter({ list, process, onChange }: ProcessFilterProps) {
  const { t } = useLingui()
  const [isOpened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const composed = useComposedWord()
  const { data, isFetching } = useRouteQuery(routes.listTicketProcesses, { query: { list } }, { enabled: isOpened || process !== '' })
  const known = data?.list ?? NONE
  // Those that the list has no tickets of, or of which the name is not there yet: that the list is narrowed has to be seen.
  const unknown = t`One process`
  const choices = useMemo(() => {
    const missing = idsOf(process).filter((asked) => known.every(({ id }) => id !== asked))
    return [...missing.map((id) => ({ id, name: unknown })), ...known]
  }, [known, process, unknown])
  const chosen = choices.filter(({ id }) => idsOf(process).includes(id))
  const names = chosen.map(({ name }) => name).join(t`, `)
  return (
    <Box sx={{ width: { xs: '100%', md: 176 } }}>
      <Autocomplete<TicketProcess, true>
        multiple
        disableCloseOnSelect
        // Enter picks the first hit.
        autoHighlight
        id={ID}
        options={choices}
        value={chosen}
        onChange={(_, some) => onChange(joinedIds(some.map(({ id }) => id)))}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          // 'reset' only reports that there are others to choose from, as when the processes have come: the typed text stays.
          if (reason === 'reset') return
          setTyped(text)
          composed.typed(text)
        }}
        filterOptions={composed.filtering(byName)}
        getOptionDisabled={(choice) =>
          isNoChoice(choice) || (chosen.length >= MAX_LISTED_PROCESSES && chosen.every((one) => one.id !== choice.id))
        }
        onOpen={() => setOpened(true)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        loading={isFetching}
        noOptionsText={t`No process with this name`}
        loadingText={t`Loading`}
        clearText={t`Clear`}
        openText={t`Open`}
        closeText={t`Close`}
        renderOption={({ key, ...option }, { name, removed }, { selected }) => (
          <Box component="li" key={key} {...option}>
            <Checkbox checked={selected} tabIndex={-1} aria-hidden sx={{ p: 0, mr: 2 }} />
            <span>{name}</span>
            <Box component="span" sx={{ ml: 'auto', pl: 2, flexShrink: 0, color: 'text.secondary', fontSize: 12 }}>
              {removed === true && t`removed`}
            </Box>
          </Box>
        )}
        // In one line, however many they are: the rest are counted.
        renderValue={([first, ...others]) => (
          <Box title={names} sx={{ display: 'flex', flex: '0 1 auto', minWidth: 0, pl: '8px', columnGap: 1 }}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {first?.name}
            </Box>
            {others.length > 0 && (
              <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary' }}>
                +{others.length}
              </Box>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <OutlinedInput
            {...pickerBox(params)}
            placeholder={chosen.length === 0 ? t`All processes` : undefined}
            sx={{ '&&': { flexWrap: 'nowrap' }, '&& .MuiAutocomplete-input': { minWidth: 24 } }}
            inputProps={{
              ...params.slotProps.htmlInput,
              ...composed.composing,
              'aria-label': t`Process`,
              'aria-description': names,
            }}
          />
        )}
      />
    </Box>
  )
}
