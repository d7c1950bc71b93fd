/** Chooses a time zone by its IANA name, its name in either language, or its distance to UTC. Empty: the server's own. */
import { useLingui } from '@lingui/react/macro'
import { createFilterOptions } from '@mui/material/Autocomplete'
import { useMemo, useState } from 'react'
import { useLocale } from '../../../shared/i18n/use-locale'
import { type PickerField, SearchPicker } from '../../../shared/ui/inputs/SearchPicker'
import { type TimeZoneChoice, timeZoneChoices, unnamed } from '../time-zones'

export interface TimeZonePickerProps extends PickerField {
  readonly value: string
  readonly onChange: (timeZone: string) => void
  readonly onBlur: () => void
  /** Used while nothing is chosen. */
  readonly serverTimeZone: string
}

const filterOptions = createFilterOptions<TimeZoneChoice>({ stringify: ({ searched }) => searched, trim: true, limit: 100 })

export function TimeZonePicker({ value, onChange, serverTimeZone, ...field }: TimeZonePickerProps) {
  const { t } = useLingui()
  const locale = useLocale()
  // Naming some four hundred zones in two languages takes a moment: done only when the list is opened.
  const [listedAt, setListedAt] = useState<Date | null>(null)
  const choices = useMemo(
    () => (listedAt !== null ? timeZoneChoices(locale, listedAt, value) : value === '' ? [] : [unnamed(value)]),
    [listedAt, locale, value],
  )
  return (
    <SearchPicker<TimeZoneChoice>
      {...field}
      choices={choices}
      value={choices.find(({ name }) => name === value) ?? null}
      onChange={(choice) => onChange(choice?.name ?? '')}
      onOpen={() => setListedAt((before) => before ?? new Date())}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      detailOf={nameAndOffset}
      filterOptions={filterOptions}
      noOptionsText={t`No such time zone`}
      clearText={t`Use the server's own`}
      placeholder={t`The server's own: ${serverTimeZone}`}
    />
  )
}

function nameAndOffset({ title, offset }: TimeZoneChoice) {
  return (
    <>
      {title} <span className="fw-numeric">{offset}</span>
    </>
  )
}
