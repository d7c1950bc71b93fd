/** The time of day at one end of a range, typed or stepped by arrow keys. */
import { type CalendarParts, parseDateText } from '@formwork/form-schema'
import { useId, useState } from 'react'
import { formatDate } from '../values/date-text'
import type { TimePart } from '../values/date-value'
import { MomentText } from '../dates/MomentText'

export interface TimeFieldProps {
  readonly label: string
  readonly time: readonly TimePart[]
  readonly moment: CalendarParts
  readonly onChange: (moment: CalendarParts) => void
}

const TOKENS: Readonly<Record<TimePart, string>> = { hour: 'HH', minute: 'mm', second: 'ss' }

export function TimeField({ label, time, moment, onChange }: TimeFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const format = time.map((part) => TOKENS[part]).join(':')
  return (
    <MomentText
      id={id}
      label={label}
      text={draft ?? formatDate(moment, format)}
      format={format}
      arrows
      onText={(text) => {
        const parts = parseDateText(text, format)
        setDraft(parts ? null : text)
        if (parts) onChange({ ...moment, hour: parts.hour, minute: parts.minute, second: parts.second })
      }}
      // Invalid text is replaced by the stored time.
      onBlur={() => setDraft(null)}
    />
  )
}
