/** The settings of one edge of the picture: its name, when it is taken, where it leads. */
import { isPersonNode, type ProcessEdge } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { disconnect, type EdgeChanges, mayConnect, redirectEdge, updateEdge } from '../../flow/graph/connect'
import { nodeTitle } from '../../kinds/node-looks'
import { useEditor, useEditorState } from '../editor-context'
import { problemOf } from '../problem-words'
import { ConditionEditor } from './ConditionEditor'
import { NameField } from './NameField'
import { PanelAction } from './PanelAction'
import { PanelFrame } from './PanelFrame'
import { OutcomeField } from './OutcomeField'

export function EdgePanel({ edge }: { readonly edge: ProcessEdge }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { store, isReadOnly, findings } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const source = definition.nodes.find((node) => node.id === edge.source)
  const isConditional = source?.kind === 'exclusiveGateway' || source?.kind === 'inclusiveGateway'
  const targets = definition.nodes.filter((node) => node.id === edge.target || mayConnect(definition, edge.source, node.id))
  const update = (changes: EdgeChanges, key?: string) => store.edit((current) => updateEdge(current, edge.id, changes), key)

  return (
    <PanelFrame
      icon="branch"
      title={t`Connection`}
      actions={
        isReadOnly ? null : (
          <PanelAction
            icon="trash"
            isDestructive
            sx={{ ml: 'auto' }}
            onClick={() => store.edit((current) => disconnect(current, edge.id))}
          >{t`Delete`}</PanelAction>
        )
      }
    >
      <NameField name={edge.label} onName={(label) => update({ label }, `label-${edge.id}`)} />
      <FormField label={t`Leads to`} layout="above">
        {(ids) => (
          <Select
            fullWidth
            value={edge.target}
            disabled={isReadOnly}
            inputProps={{ id: ids.id, 'aria-label': t`Leads to` }}
            onChange={(event) => store.edit((current) => redirectEdge(current, edge.id, event.target.value))}
          >
            {targets.map((node) => (
              <MenuItem key={node.id} value={node.id}>
                {nodeTitle(node)}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      {isPersonNode(source) && <OutcomeField edge={edge} onChange={update} />}
      {isConditional && !edge.isDefault && (
        <ConditionEditor
          condition={edge.condition}
          problem={problemOf(findings, { edgeId: edge.id }, locale)}
          onChange={(condition, key) => update({ condition }, key ?? `condition-${edge.id}-${Date.now()}`)}
        />
      )}
      {isConditional && !edge.isDefault && !isReadOnly && (
        <PanelAction onClick={() => update({ isDefault: true, condition: null })}>{t`Take it when no condition is met`}</PanelAction>
      )}
    </PanelFrame>
  )
}
