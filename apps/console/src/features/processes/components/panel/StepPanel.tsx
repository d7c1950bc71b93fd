/** The panel of one node: its name, the settings of its kind, its edges, and its actions. */
import type { ProcessNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useIsPhone } from '../../../../shared/ui/layout/use-is-phone'
import { nudgeStep } from '../../flow/commands/move-step'
import { removeItem } from '../../flow/commands/remove-item'
import { renameNode } from '../../flow/commands/update-step'
import { NODE_LOOKS } from '../../kinds/node-looks'
import { useEditor } from '../editor-context'
import { NodeSettings } from '../settings/NodeSettings'
import { NameField } from './NameField'
import { PanelAction } from './PanelAction'
import { PanelFrame } from './PanelFrame'
import { StepProblems } from './StepProblems'
import { OutgoingEdges } from './OutgoingEdges'

export function StepPanel({ node }: { readonly node: ProcessNode }) {
  const { t } = useLingui()
  const { store, isReadOnly, view } = useEditor()
  const isPhone = useIsPhone()
  const { icon, kindName, shape } = NODE_LOOKS[node.kind]
  const isFixed = node.kind === 'start' || (node.kind === 'end' && view === 'list')
  return (
    <PanelFrame
      icon={icon}
      title={kindName()}
      actions={
        isReadOnly || isFixed ? null : (
          <>
            {shape === 'card' && (
              <>
                <PanelAction
                  icon="arrowUp"
                  onClick={() => store.edit((current) => nudgeStep(current, node.id, -1))}
                >{t`Move up`}</PanelAction>
                <PanelAction
                  icon="arrowDown"
                  onClick={() => store.edit((current) => nudgeStep(current, node.id, 1))}
                >{t`Move down`}</PanelAction>
              </>
            )}
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
      <NameField name={node.name} onName={(name) => store.edit((current) => renameNode(current, node.id, name), `name-${node.id}`)} />
      {!('assignees' in node) && <StepProblems nodeId={node.id} />}
      <NodeSettings node={node} />
      <OutgoingEdges node={node} />
      {!isReadOnly && shape === 'card' && view === 'list' && !isPhone && (
        <Box
          sx={{ color: 'text.secondary', fontSize: 12 }}
        >{t`Keys: Enter leads from a card into its settings, Esc back. Alt ↑ and Alt ↓ move the card, Delete removes it.`}</Box>
      )}
    </PanelFrame>
  )
}
