/** The settings of a gateway: its name and its ways, and removing it with all it holds. */
import type { ProcessNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { removeItem } from '../../flow/commands/remove-item'
import { renameNode } from '../../flow/commands/update-step'
import { NODE_LOOKS } from '../../kinds/node-looks'
import { useEditor } from '../editor-context'
import { NameField } from './NameField'
import { PanelAction } from './PanelAction'
import { PanelFrame } from './PanelFrame'
import { WaysOut } from './WaysOut'

export function GatewayPanel({ node }: { readonly node: ProcessNode }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const { icon, kindName } = NODE_LOOKS[node.kind]
  return (
    <PanelFrame
      icon={icon}
      title={kindName()}
      actions={
        isReadOnly ? null : (
          <PanelAction
            icon="trash"
            isDestructive
            sx={{ ml: 'auto' }}
            onClick={() => store.edit((current) => removeItem(current, node.id))}
          >{t`Delete`}</PanelAction>
        )
      }
    >
      <NameField name={node.name} onName={(name) => store.edit((current) => renameNode(current, node.id, name), `name-${node.id}`)} />
      <WaysOut node={node} />
    </PanelFrame>
  )
}
