/** The settings of one step: name, assignees, whether one or all must agree, and where a refusal goes. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { nudgeStep } from '../../flow/commands/move-step'
import { removeItem } from '../../flow/commands/remove-item'
import { returnTargets, setReturn, updateStep } from '../../flow/commands/update-step'
import type { StepNode } from '../../flow/flow-outline'
import { isReturn } from '../../flow/main-graph'
import { newElementId } from '../../model'
import { AssigneeEditor } from './AssigneeEditor'
import { ChoiceCards } from './ChoiceCards'
import { useEditor, useEditorState } from '../editor-context'
import { NameField } from './NameField'
import { PanelAction } from './PanelAction'
import { PanelFrame } from './PanelFrame'
import { problemOf } from '../problem-words'

const END = '__end'

export function StepPanel({ node }: { readonly node: StepNode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { store, isReadOnly, findings } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const returnTo = definition.edges.find((edge) => edge.source === node.id && isReturn(edge))?.target ?? END
  const targets = returnTargets(definition, node.id)
  // An imported return may lead somewhere the list does not offer; it is shown as it is.
  const offered = returnTo === END || targets.includes(returnTo) ? targets : [...targets, returnTo]
  const nameOf = (id: string) => definition.nodes.find((one) => one.id === id)?.name || t`Unnamed step`
  const update = (changes: Omit<Parameters<typeof updateStep>[1], 'nodeId'>, key?: string) =>
    store.edit((current) => updateStep(current, { nodeId: node.id, ...changes }), key)

  return (
    <PanelFrame
      icon="user"
      title={t`Approval step`}
      actions={
        isReadOnly ? null : (
          <>
            <PanelAction icon="arrowUp" onClick={() => store.edit((current) => nudgeStep(current, node.id, -1))}>{t`Move up`}</PanelAction>
            <PanelAction
              icon="arrowDown"
              onClick={() => store.edit((current) => nudgeStep(current, node.id, 1))}
            >{t`Move down`}</PanelAction>
            <PanelAction
              icon="trash"
              isDestructive
              sx={{ ml: 'auto' }}
              onClick={() => store.edit((current) => removeItem(current, node.id))}
            >{t`Delete`}</PanelAction>
          </>
        )
      }
    >
      <NameField name={node.name} onName={(name) => update({ name }, `name-${node.id}`)} />
      <AssigneeEditor
        rules={node.assignees}
        isReadOnly={isReadOnly}
        problem={problemOf(
          findings.filter((finding) => finding.code.startsWith('assignee-')),
          { nodeId: node.id },
          locale,
        )}
        onChange={(assignees) => update({ assignees })}
      />
      <ChoiceCards
        label={t`When several people are asked`}
        value={node.completion}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'any', title: t`One is enough`, text: t`The first decision counts` },
          { value: 'all', title: t`All must agree`, text: t`One refusal refuses at once` },
        ]}
        onChange={(completion) => (completion === 'any' || completion === 'all' ? update({ completion }) : undefined)}
      />
      <FormField label={t`When refused`} layout="above" hint={t`Back to a step means: it is decided again from there.`}>
        {(ids) => (
          <Select
            fullWidth
            value={returnTo}
            disabled={isReadOnly}
            inputProps={{ id: ids.id, 'aria-label': t`When refused`, 'aria-describedby': ids.describedBy }}
            onChange={(event) => {
              const target = event.target.value === END ? null : event.target.value
              store.edit((current) => setReturn(current, { nodeId: node.id, target, edgeId: newElementId() }))
            }}
            renderValue={(value) => (value === END ? t`End the ticket as refused` : t`Back to ${nameOf(value)}`)}
          >
            <MenuItem value={END}>{t`End the ticket as refused`}</MenuItem>
            {offered.map((id) => (
              <MenuItem key={id} value={id}>
                {t`Back to ${nameOf(id)}`}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      {!isReadOnly && (
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t`Keys: Alt ↑ and Alt ↓ move the selected card, Delete removes it.`}</Box>
      )}
    </PanelFrame>
  )
}
