/** The outcome of a ticket that ends here. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { useEditor } from '../editor-context'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { TextSetting } from '../controls/TextSetting'
import { useNodeUpdate } from './use-node-update'

export function EndSettings({ node }: { readonly node: NodeOf<'end'> }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  const { id, kind, name, outcome } = node
  return (
    <>
      <ChoiceSelect
        label={t`The ticket ends as`}
        hint={outcome === undefined ? t`Approved, or refused when the last answer on the way was a refusal.` : undefined}
        value={outcome?.kind ?? 'byAnswer'}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'byAnswer', label: t`what the last answer says` },
          { value: 'agreed', label: t`approved` },
          { value: 'refused', label: t`refused` },
          { value: 'cancelled', label: t`cancelled` },
        ]}
        onChange={(next) =>
          update(next === 'byAnswer' ? { id, kind, name } : { ...node, outcome: { name: outcome?.name ?? '', kind: next } })
        }
      />
      {outcome !== undefined && (
        <TextSetting
          label={t`Shown as`}
          hint={t`For example: Ordered, Out of stock. Empty: the plain word.`}
          value={outcome.name}
          maxLength={100}
          isReadOnly={isReadOnly}
          onChange={(shown) => update({ ...node, outcome: { ...outcome, name: shown } }, `outcome-${id}`)}
        />
      )}
    </>
  )
}
