/** By when a step has to be answered, when its people are reminded, and what happens once its time is up. */
import { type PersonNode, PROCESS_LIMITS, type TimeLimit } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { DurationInput } from '../controls/DurationInput'
import { UNITS } from '../duration'
import { largestUnit } from '../limit-words'
import { useEditor } from '../editor-context'
import { ChoiceCards } from '../panel/ChoiceCards'
import { useNodeProblem } from './use-node-problem'
import { useNodeUpdate } from './use-node-update'

/** Nothing is told of less. */
const LEAST = UNITS.minutes

const AT_FIRST: TimeLimit = { seconds: UNITS.days, whenOver: 'remind' }

export function TimeLimitSettings({ node }: { readonly node: PersonNode }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  const { timeLimit, ...unlimited } = node
  return (
    <Box role="group" aria-label={t`Time limit`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={timeLimit !== undefined}
            disabled={isReadOnly}
            onChange={(_, isLimited) => update(isLimited ? { ...node, timeLimit: AT_FIRST } : unlimited)}
          />
        }
        label={t`Time limit`}
      />
      {timeLimit !== undefined && (
        <Limit nodeId={node.id} limit={timeLimit} onLimit={(next, key) => update({ ...node, timeLimit: next }, key)} />
      )}
    </Box>
  )
}

interface LimitProps {
  readonly nodeId: string
  readonly limit: TimeLimit
  /** `key` marks typing, which counts as one step of undo. */
  readonly onLimit: (limit: TimeLimit, key?: string) => void
}

function Limit({ nodeId, limit, onLimit }: LimitProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const problem = useNodeProblem(nodeId, 'limit')
  const { remindBefore, ...unreminded } = limit
  const { clock, ...dayAndNight } = limit
  const isWorking = clock === 'working'
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}>
      <DurationInput
        label={t`Answer within`}
        unitLabel={t`Unit`}
        seconds={limit.seconds}
        least={LEAST}
        most={PROCESS_LIMITS.delaySeconds}
        largest={largestUnit(limit)}
        isReadOnly={isReadOnly}
        onChange={(seconds, isTyped) => onLimit({ ...limit, seconds }, ...(isTyped ? [`limit-${nodeId}`] : []))}
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
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {isWorking
          ? t`Counted from when people are asked, in the working hours of the system settings, without holidays. Nothing is decided by itself.`
          : t`Counted from when people are asked, by day and by night. Nothing is decided by itself.`}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={remindBefore !== undefined}
            disabled={isReadOnly}
            onChange={(_, isReminded) => onLimit(isReminded ? { ...limit, remindBefore: firstReminder(limit.seconds) } : unreminded)}
          />
        }
        label={t`Remind before the time is up`}
      />
      {remindBefore !== undefined && (
        <DurationInput
          label={t`So long before`}
          unitLabel={t`Unit`}
          seconds={remindBefore}
          least={LEAST}
          most={PROCESS_LIMITS.delaySeconds}
          largest={largestUnit(limit)}
          isReadOnly={isReadOnly}
          onChange={(seconds, isTyped) => onLimit({ ...limit, remindBefore: seconds }, ...(isTyped ? [`reminder-${nodeId}`] : []))}
        />
      )}
      {problem !== undefined && (
        <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 12, color: 'error.main' }}>
          <Icon name="errorCircle" size={14} />
          {problem}
        </Box>
      )}
      <ChoiceCards
        label={t`When the time is up`}
        value={limit.whenOver}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'remind', title: t`Remind whoever has it`, text: t`They get a notice; the step stays with them` },
          { value: 'tellLeader', title: t`Tell their leader as well`, text: t`The leader of their department gets a notice too` },
          {
            value: 'giveToLeader',
            title: t`Give it to their leader`,
            text: t`The leader of their department is asked in their place; without one it stays with them`,
          },
        ]}
        onChange={(whenOver) => onLimit({ ...limit, whenOver })}
      />
    </Box>
  )
}

/** A day of work has eight hours: two days become sixteen hours. */
function inWorkingTime(limit: TimeLimit): TimeLimit {
  const worked = (seconds: number) => (seconds % UNITS.days === 0 ? (seconds / UNITS.days) * 8 * UNITS.hours : seconds)
  const { seconds, remindBefore } = limit
  const reminder = remindBefore === undefined ? {} : { remindBefore: worked(remindBefore) }
  return { ...limit, seconds: worked(seconds), ...reminder, clock: 'working' }
}

/** An hour before, or halfway through where there is no more than that. */
function firstReminder(seconds: number): number {
  const half = Math.floor(seconds / 2 / UNITS.minutes) * UNITS.minutes
  return Math.max(LEAST, Math.min(UNITS.hours, half))
}
