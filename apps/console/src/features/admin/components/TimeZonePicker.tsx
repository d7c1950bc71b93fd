/** Chooses a time zone by its IANA name, its name in either language, or its distance to UTC. Empty: the server's own. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo, useState } from 'react'
import { useLocale } from '../../../shared/i18n/use-locale'
import type { FieldIds } from '../../../shared/ui/FormField'
import { type TimeZoneChoice, timeZoneChoices, unnamed } from '../time-zones'

export interface TimeZonePickerProps {
  readonly ids: FieldIds
  readonly value: string
  readonly onChange: (timeZone: string) => void
  /** What stands for while nothing is chosen. */
  readonly serverTimeZone: string
}

const filterOptions = createFilterOptions<TimeZoneChoice>({ stringify: ({ searched }) => searched, trim: true, limit: 100 })

export function TimeZonePicker({ ids, value, onChange, serverTimeZone }: TimeZonePickerProps) {
  const { t } = useLingui()
  const locale = useLocale()
  // Naming some four hundred zones in two languages takes a moment: only for whoever opens the list.
  const [listedAt, setListedAt] = useState<Date | null>(null)
  const choices = useMemo(
    () => (listedAt !== null ? timeZoneChoices(locale, listedAt, value) : value === '' ? [] : [unnamed(value)]),
    [listedAt, locale, value],
  )
  return (
    <Autocomplete<TimeZoneChoice>
      id={ids.id}
      options={choices}
      value={choices.find(({ name }) => name === value) ?? null}
      onOpen={() => setListedAt((before) => before ?? new Date())}
      onChange={(_, choice) => onChange(choice?.name ?? '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.name === b.name}
      filterOptions={filterOptions}
      noOptionsText={t`No such time zone`}
      clearText={t`Use the server's own`}
      openText={t`Open`}
      closeText={t`Close`}
      renderOption={({ key, ...rest }, choice) => (
        <Box component="li" key={key} {...rest} sx={{ gap: 2 }}>
          <span>{choice.name}</span>
          <Box component="span" sx={{ ml: 'auto', textAlign: 'right', color: 'text.secondary', fontSize: 12 }}>
            {choice.title} <span className="fw-numeric">{choice.offset}</span>
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <OutlinedInput
          fullWidth={params.fullWidth}
          id={params.id}
          disabled={params.disabled}
          ref={slotProps.input.ref}
          endAdornment={slotProps.input.endAdornment}
          className={slotProps.input.className}
          placeholder={t`The server's own: ${serverTimeZone}`}
          inputProps={{ ...slotProps.htmlInput, 'aria-describedby': ids.describedBy, 'aria-invalid': ids.isInvalid }}
        />
      )}
    />
  )
}
