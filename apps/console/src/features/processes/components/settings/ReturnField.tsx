/** Where a refused step goes: back to a step that was passed, or to the end. */
import { useLingui } from '@lingui/react/macro'
import { setReturn, returnTargets } from '../../flow/commands/update-step'
import { isReturn } from '../../flow/main-graph'
import { newElementId } from '../../model'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { useEditor, useEditorState } from '../editor-context'

const END = '__end'

export function ReturnField({ nodeId }: { readonly nodeId: string }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const returnTo = definition.edges.find((edge) => edge.source === nodeId && isReturn(edge))?.target ?? END
  const targets = returnTargets(definition, nodeId)
  // An imported return may lead somewhere the list does not offer; it is shown as it is.
  const offered = returnTo === END || targets.includes(returnTo) ? targets : [...targets, returnTo]
  const nameOf = (id: string) => definition.nodes.find((one) => one.id === id)?.name || t`Unnamed step`
  return (
    <ChoiceSelect
      label={t`When refused`}
      hint={t`Back to a step means: it is decided again from there.`}
      value={returnTo}
      isReadOnly={isReadOnly}
      choices={[
        { value: END, label: t`End the ticket as refused` },
        ...offered.map((id) => ({ value: id, label: t`Back to ${nameOf(id)}` })),
      ]}
      onChange={(chosen) =>
        store.edit((current) => setReturn(current, { nodeId, target: chosen === END ? null : chosen, edgeId: newElementId() }))
      }
    />
  )
}
