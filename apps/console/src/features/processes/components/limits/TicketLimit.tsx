/** The deadline of tickets of the process, and what happens around it. */
import type { LadderLimit, TicketLimit as Limit } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { setProcessSettings } from '../../flow/commands/process-settings'
import { UNITS } from '../duration'
import { useEditor, useEditorState } from '../editor-context'
import { LimitEditor } from './LimitEditor'
import { useLimitProblems } from './use-limit-problems'

const DEFAULT_LIMIT: Limit = { seconds: 3 * UNITS.days, ladder: [{ at: 0, act: 'remind' }] }

export function TicketLimit() {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const timeLimit = useEditorState(({ draft }) => draft.definition.settings?.timeLimit)
  const problems = useLimitProblems(undefined)
  const put = (next: Limit | undefined, key?: string) =>
    store.edit((current) => setProcessSettings(current, { ...current.settings, timeLimit: next }), key)
  return (
    <Box role="group" aria-label={t`Time limit of the whole ticket`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={timeLimit !== undefined}
            disabled={isReadOnly}
            onChange={(_, isLimited) => put(isLimited ? DEFAULT_LIMIT : undefined)}
          />
        }
        label={t`Time limit of the whole ticket`}
      />
      {timeLimit !== undefined && (
        <LimitEditor
          label={t`Finished within`}
          hint={{
            working: t`Counted from the start to the end, in the working hours of the system settings, without holidays. Nothing is decided by itself.`,
            dayAndNight: t`Counted from the start to the end, by day and by night. Nothing is decided by itself.`,
          }}
          of="ticket"
          limit={timeLimit}
          problems={problems}
          typingKey="ticket-limit"
          onLimit={(next, key) => put(ofTicket(next), key)}
        />
      )}
    </Box>
  )
}

/** A whole ticket cannot be reassigned. */
function ofTicket({ ladder, ...limit }: LadderLimit): Limit {
  return { ...limit, ladder: ladder.flatMap((rung) => (rung.act === 'giveTo' ? [] : [rung])) }
}
