/** How long a ticket waits: for some time, or until a date that a field holds. */
import { type NodeOf, PROCESS_LIMITS, UNCHOSEN_FIELD } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { DurationInput } from '../controls/DurationInput'
import { UNITS } from '../duration'
import { useEditor } from '../editor-context'
import { useNodeUpdate } from './use-node-update'

export function TimerSettings({ node }: { readonly node: NodeOf<'timer'> }) {
  const { t } = useLingui()
  const { isReadOnly, fields } = useEditor()
  const update = useNodeUpdate()
  const { wait } = node
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
        <DurationInput
          label={t`So many`}
          unitLabel={t`Unit`}
          seconds={wait.seconds}
          least={0}
          most={PROCESS_LIMITS.delaySeconds}
          isReadOnly={isReadOnly}
          onChange={(seconds, isTyped) => update({ ...node, wait: { kind: 'delay', seconds } }, ...(isTyped ? [`wait-${node.id}`] : []))}
        />
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
