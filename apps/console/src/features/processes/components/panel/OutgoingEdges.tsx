/** Where a node leads, as buttons: the way to the connections for the keyboard, and to draw one more. */
import type { ProcessNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useDropDown } from '../../../../shared/ui/menus/use-drop-down'
import { connect, mayConnect } from '../../flow/graph/connect'
import { nodeTitle } from '../../kinds/node-looks'
import { newElementId } from '../../model'
import { useEditor, useEditorState } from '../editor-context'

export function OutgoingEdges({ node }: { readonly node: ProcessNode }) {
  const { t } = useLingui()
  const labelId = useId()
  const { store, isReadOnly, view } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const { button, surface, close } = useDropDown('menu')
  const nameOf = (id: string) => {
    const target = definition.nodes.find((one) => one.id === id)
    return target === undefined ? '' : nodeTitle(target)
  }
  const ways = definition.edges.filter((edge) => edge.source === node.id)
  const targets = surface.open ? definition.nodes.filter((one) => mayConnect(definition, node.id, one.id)) : []
  // In the list the connections follow from the order.
  if (node.kind === 'end' || view === 'list') return null
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Box id={labelId}>{t({ message: 'Connections', context: 'process' })}</Box>
      {ways.map((edge) => {
        const target = nameOf(edge.target)
        const label = edge.label
        return (
          <Button
            key={edge.id}
            size="small"
            color="inherit"
            startIcon={<Icon name="branch" size={14} />}
            onClick={() => store.select({ kind: 'branch', id: edge.id })}
          >
            {label === '' ? t`to ${target}` : t`${label}: to ${target}`}
          </Button>
        )
      })}
      {!isReadOnly && (
        <Button size="small" variant="outlined" color="inherit" startIcon={<Icon name="plus" size={14} />} {...button}>
          {t`Connect`}
        </Button>
      )}
      <Menu {...surface}>
        {targets.map((target) => (
          <MenuItem
            key={target.id}
            onClick={() => {
              close()
              store.edit((current) => connect(current, { source: node.id, target: target.id, edgeId: newElementId() }))
            }}
          >
            {nameOf(target.id)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
