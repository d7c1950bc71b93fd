/** By when a step has to be answered, and what happens around that moment. */
import type { PersonNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useEditor } from '../editor-context'
import { DEFAULT_LIMIT } from '../limits/edit-ladder'
import { LimitEditor } from '../limits/LimitEditor'
import { useLimitProblems } from '../limits/use-limit-problems'
import { useNodeUpdate } from './use-node-update'

export function TimeLimitSettings({ node }: { readonly node: PersonNode }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  const problems = useLimitProblems(node.id)
  const { timeLimit, ...unlimited } = node
  return (
    <Box role="group" aria-label={t`Time limit`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={timeLimit !== undefined}
            disabled={isReadOnly}
            onChange={(_, isLimited) => update(isLimited ? { ...node, timeLimit: DEFAULT_LIMIT } : unlimited)}
          />
        }
        label={t`Time limit`}
      />
      {timeLimit !== undefined && (
        <LimitEditor
          key={node.id}
          label={t`Answer within`}
          hint={{
            working: t`Counted from when people are asked, in the working hours of the system settings, without holidays. Nothing is decided by itself.`,
            dayAndNight: t`Counted from when people are asked, by day and by night. Nothing is decided by itself.`,
          }}
          limit={timeLimit}
          of="step"
          problems={problems}
          typingKey={`limit-${node.id}`}
          onLimit={(next, key) => update({ ...node, timeLimit: next }, key)}
        />
      )}
    </Box>
  )
}
