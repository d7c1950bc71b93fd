/** How long a ticket waits: for some time, or until a date that a field holds. */
import { type NodeOf, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { NumberInput } from '../controls/NumberInput'
import { useEditor } from '../editor-context'
import { useNodeUpdate } from './use-node-update'

const UNITS = { minutes: 60, hours: 3600, days: 86_400 } as const
type Unit = keyof typeof UNITS

export function TimerSettings({ node }: { readonly node: NodeOf<'timer'> }) {
  const { t } = useLingui()
  const { isReadOnly, fields } = useEditor()
  const update = useNodeUpdate()
  const { wait } = node
  const seconds = wait.kind === 'delay' ? wait.seconds : 0
  const [unit, setUnit] = useState<Unit>(() => (seconds % UNITS.days === 0 ? 'days' : seconds % UNITS.hours === 0 ? 'hours' : 'minutes'))
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
            wait:
              kind === 'delay' ? { kind, seconds: UNITS.days } : { kind, model: fields.find((one) => one.kind === 'date')?.model ?? '-' },
          })
        }
      />
      {wait.kind === 'delay' ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <NumberInput
            key={unit}
            label={t`So many`}
            value={Math.round(seconds / UNITS[unit])}
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
              { value: 'minutes', label: t`minutes` },
              { value: 'hours', label: t`hours` },
              { value: 'days', label: t`days` },
            ]}
            onChange={setUnit}
          />
        </Box>
      ) : (
        <ChoiceSelect
          label={t`Field`}
          hint={t`A ticket whose field holds no date goes on at once.`}
          value={wait.model}
          isReadOnly={isReadOnly}
          choices={fields.filter((one) => one.kind === 'date').map(({ model, label }) => ({ value: model, label }))}
          onChange={(model) => update({ ...node, wait: { kind: 'until', model } })}
        />
      )}
    </>
  )
}
