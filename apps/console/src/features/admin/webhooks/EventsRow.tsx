/** The events of a webhook, each with a box to tick and its meaning. */
import { WEBHOOK_EVENTS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { listOf } from '../../../shared/contract-form/ManyChoicesRow'
import { Row, type RowProps } from '../../../shared/contract-form/Row'
import { EVENT_HINTS, EVENT_WORDS } from './webhook-words'

export function EventsRow<Name extends string>(row: RowProps<Name>) {
  const { t } = useLingui()
  return (
    <Row {...row}>
      {({ ids, label, value, onChange, onBlur, inputRef }) => {
        const chosen = listOf(value)
        return (
          <Box role="group" aria-label={label} aria-describedby={ids.describedBy} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            {WEBHOOK_EVENTS.map((event, at) => (
              <FormControlLabel
                key={event}
                sx={{ alignItems: 'flex-start', mr: 0 }}
                label={
                  <Box sx={{ pt: '6px' }}>
                    {t(EVENT_WORDS[event])}
                    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t(EVENT_HINTS[event])}</Box>
                  </Box>
                }
                control={
                  <Checkbox
                    checked={chosen.includes(event)}
                    onChange={(_, checked) => onChange(checked ? [...chosen, event] : chosen.filter((other) => other !== event))}
                    onBlur={onBlur}
                    {...(at === 0 ? { slotProps: { input: { id: ids.id, ref: inputRef } } } : {})}
                  />
                }
              />
            ))}
          </Box>
        )
      }}
    </Row>
  )
}
