/** How long there is: one length for all tickets, or one for each priority. */
import { type LadderLimit, lengthOf, PRIORITIES, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { priorityWords } from '../../../../shared/tickets/priority-words'
import { DurationInput } from '../controls/DurationInput'
import { useEditor } from '../editor-context'
import { largestUnit } from '../limit-words'
import { withOneLength, differing, LEAST, withLength } from './edit-ladder'

export interface LimitLengthProps {
  readonly label: string
  readonly limit: LadderLimit
  /** `typed`: the field that is being typed in, whose changes count as one step of undo. */
  readonly onLimit: (limit: LadderLimit, typed?: string) => void
}

export function LimitLength({ label, limit, onLimit }: LimitLengthProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const differs = limit.byPriority !== undefined
  const common = { unitLabel: t`Unit`, least: LEAST, most: PROCESS_LIMITS.delaySeconds, largest: largestUnit(limit), isReadOnly }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {differs ? (
        <>
          <Box>{label}</Box>
          {PRIORITIES.map((priority) => (
            <DurationInput
              key={priority}
              {...common}
              label={priorityWords(priority)}
              seconds={lengthOf(limit, priority)}
              none={{ label: t`no time limit`, onNone: () => onLimit(withLength(limit, priority, null)) }}
              onChange={(seconds, isTyped) => onLimit(withLength(limit, priority, seconds), ...(isTyped ? [`priority-${priority}`] : []))}
            />
          ))}
        </>
      ) : (
        <DurationInput
          {...common}
          label={label}
          seconds={limit.seconds}
          onChange={(seconds, isTyped) => onLimit({ ...limit, seconds }, ...(isTyped ? ['length'] : []))}
        />
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={differs}
            disabled={isReadOnly}
            onChange={(_, isDifferent) => onLimit(isDifferent ? differing(limit) : withOneLength(limit))}
          />
        }
        label={t`Different by priority`}
      />
    </Box>
  )
}
