/** A time limit: its length, which time counts, and what happens around the deadline. */
import type { LadderLimit, TimeLimit } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useEditor } from '../editor-context'
import { Ladder } from './Ladder'
import { asLadder, inWorkingTime } from './edit-ladder'
import { LimitLength } from './LimitLength'
import type { LimitOf } from './rung-words'
import type { LimitProblems } from './use-limit-problems'

export interface LimitEditorProps {
  /** Of the number. */
  readonly label: string
  /** From when on time is counted. */
  readonly hint: { readonly working: string; readonly dayAndNight: string }
  readonly limit: TimeLimit
  readonly of: LimitOf
  readonly problems: LimitProblems
  /** Prefix of the undo keys of typing. */
  readonly typingKey: string
  /** `key` marks typing, which counts as one step of undo. */
  readonly onLimit: (limit: LadderLimit, key?: string) => void
}

export function LimitEditor({ label, hint, limit: given, of, problems, typingKey, onLimit }: LimitEditorProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const limit = asLadder(given)
  const { clock, ...dayAndNight } = limit
  const isWorking = clock === 'working'
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}>
      <LimitLength
        label={label}
        limit={limit}
        onLimit={(next, typed) => onLimit(next, ...(typed === undefined ? [] : [`${typingKey}-${typed}`]))}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isWorking}
            disabled={isReadOnly}
            onChange={(_, isWorkingNow) => onLimit(isWorkingNow ? inWorkingTime(limit) : dayAndNight)}
          />
        }
        label={t`Working time only`}
      />
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{isWorking ? hint.working : hint.dayAndNight}</Box>
      <Ladder
        limit={limit}
        of={of}
        problemAt={problems.at}
        onLadder={(ladder, typed) => onLimit({ ...limit, ladder }, ...(typed === undefined ? [] : [`${typingKey}-${typed}`]))}
      />
      {problems.ofAll !== undefined && (
        <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 12, color: 'error.main' }}>
          <Icon name="errorCircle" size={14} />
          {problems.ofAll}
        </Box>
      )}
    </Box>
  )
}
