/** The days a list is about, chosen with the picker that every form has. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { type FormDefinition, importDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { type Days, isDay, textOfDays } from '../i18n/day-bounds'
import { useLocale } from '../i18n/use-locale'

export interface DaysFilterProps {
  readonly label: string
  /** Null for any day. */
  readonly days: Days | null
  readonly onChange: (days: Days | null) => void
}

/** A form of one field without a label of its own. */
function formOfDays(name: string, startPlaceholder: string, endPlaceholder: string): FormDefinition {
  const options = { type: 'daterange', startPlaceholder, endPlaceholder, labelWidthStatus: false, width: '100%' }
  const read = importDefinition({
    list: [{ type: 'date', key: 'days', model: 'days', name, options, rules: [] }],
    config: { labelWidth: 0, labelPosition: 'top', size: 'small' },
  })
  if (!read.ok) throw new Error('the form of the days cannot be read')
  return read.form
}

/** Both days are there: while one of them is being typed, any day will do. */
const isWhole = (value: unknown): value is Days =>
  Array.isArray(value) && value.length === 2 && value.every((day) => typeof day === 'string' && isDay(day))

export function DaysFilter({ label, days, onChange }: DaysFilterProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const entered = useEntered(days)
  const [from, until] = [t`From day`, t`Until day`]
  const definition = useMemo(() => formOfDays(label, from, until), [label, from, until])
  const values = useMemo(() => ({ days: entered.value }), [entered.value])
  return (
    <Box sx={{ '--fw-gap': '0px' }}>
      <FormRenderer
        as="div"
        definition={definition}
        values={values}
        locale={locale}
        onChange={({ days: next }) => {
          entered.set(next)
          onChange(isWhole(next) ? next : null)
        }}
      />
    </Box>
  )
}

/** The content of the boxes: typed days reach the address a moment later, and a half-typed day never does. */
function useEntered(days: Days | null) {
  const [value, set] = useState<unknown>(days ?? [])
  const [known, setKnown] = useState(textOfDays(days))
  const text = textOfDays(days)
  if (text !== known) {
    setKnown(text)
    // Changed from elsewhere, as by the way back of the browser.
    if (text !== textOfDays(isWhole(value) ? value : null)) set(days ?? [])
  }
  return { value, set }
}
