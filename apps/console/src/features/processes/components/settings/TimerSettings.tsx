/** How long a ticket waits: for some time, or until a date that a field holds. */
import { type NodeOf, PROCESS_LIMITS, UNCHOSEN_FIELD } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { NumberInput } from '../controls/NumberInput'
import { useEditor } from '../editor-context'
import { useNodeUpdate } from './use-node-update'

const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
type Unit = keyof typeof UNITS

export function TimerSettings({ node }: { readonly node: NodeOf<'timer'> }) {
  const { t } = useLingui()
  const { isReadOnly, fields } = useEditor()
  const update = useNodeUpdate()
  const { wait } = node
  const seconds = wait.kind === 'delay' ? wait.seconds : 0
  const [chosen, setChosen] = useState<Unit>('days')
  // What was chosen shows while it says the wait exactly: undo may bring another one.
  const unit = seconds % UNITS[chosen] === 0 ? chosen : unitOf(seconds)
  const dates = fields.filter((one) => one.kind === 'date')
  return (
    <>
      <ChoiceSelect
        label={t`Wait`}
        value={wait.kind}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'delay', label: t`for some time` },
          { value: 'until', label: t`until a date of the form` },
        ]}
        onChange={(kind) =>
          update({
            ...node,
            wait: kind === 'delay' ? { kind, seconds: UNITS.days } : { kind, model: UNCHOSEN_FIELD },
          })
        }
      />
      {wait.kind === 'delay' ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <NumberInput
            key={unit}
            label={t`So many`}
            value={seconds / UNITS[unit]}
            least={0}
            most={Math.floor(PROCESS_LIMITS.delaySeconds / UNITS[unit])}
            isReadOnly={isReadOnly}
            onChange={(count) => update({ ...node, wait: { kind: 'delay', seconds: count * UNITS[unit] } }, `wait-${node.id}`)}
          />
          <ChoiceSelect
            label={t`Unit`}
            value={unit}
            isReadOnly={isReadOnly}
            choices={[
              ...(unit === 'seconds' ? [{ value: unit, label: t`seconds` }] : []),
              { value: 'minutes', label: t`minutes` },
              { value: 'hours', label: t`hours` },
              { value: 'days', label: t`days` },
            ]}
            onChange={(next) => {
              setChosen(next)
              // The number stays: "2 hours" become "2 days".
              const whole = Math.min((seconds / UNITS[unit]) * UNITS[next], PROCESS_LIMITS.delaySeconds)
              update({ ...node, wait: { kind: 'delay', seconds: whole } })
            }}
          />
        </Box>
      ) : (
        <ChoiceSelect
          label={t`Field`}
          hint={dates.length === 0 ? t`The form has no field with a date.` : t`A ticket whose field holds no date goes on at once.`}
          value={wait.model === UNCHOSEN_FIELD ? '' : wait.model}
          isReadOnly={isReadOnly}
          choices={dates.map(({ model, label }) => ({ value: model, label }))}
          onChange={(model) => update({ ...node, wait: { kind: 'until', model } })}
        />
      )}
    </>
  )
}

/** The largest that says it exactly. */
function unitOf(seconds: number): Unit {
  return (['days', 'hours', 'minutes'] as const).find((unit) => seconds % UNITS[unit] === 0) ?? 'seconds'
}
