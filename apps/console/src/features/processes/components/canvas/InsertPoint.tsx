/** The place between two steps: a line with a button that offers what can stand there. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { insertBranches } from '../../flow/commands/insert-branches'
import { insertStep } from '../../flow/commands/insert-step'
import type { FlowPlace } from '../../flow/flow-outline'
import { newElementId } from '../../model'
import { useEditor } from '../editor-context'
import { FlowLine } from './FlowLine'

export interface InsertPointProps {
  readonly place: FlowPlace
  /** What the new thing will follow, for those who cannot see it. */
  readonly after: string
  /** A card follows; else the line runs on to where the branches join. */
  readonly leadsToCard: boolean
}

export function InsertPoint({ place, after, leadsToCard }: InsertPointProps) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (isReadOnly) return <FlowLine height={32} />

  const addStep = () =>
    store.edit((definition) =>
      insertStep(definition, {
        place,
        edgeId: newElementId(),
        node: { id: newElementId(), kind: 'userTask', name: t`Approval`, assignees: [], completion: 'any' },
      }),
    )
  const addBranches = () =>
    store.edit((definition) =>
      insertBranches(definition, {
        place,
        gateway: { id: newElementId(), kind: 'exclusiveGateway', name: t`Condition` },
        first: { edgeId: newElementId(), label: t`Condition ${1}` },
        otherwise: { edgeId: newElementId(), label: t`Otherwise` },
      }),
    )
  const choose = (insert: () => void) => () => {
    setAnchor(null)
    insert()
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', flex: 'none' }}>
      <FlowLine height={14} />
      <Tooltip title={t`Add a step here`}>
        <IconButton
          size="small"
          aria-label={t`Add after ${after}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            width: 22,
            height: 22,
            borderRadius: '50%',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            '&:hover, &[aria-expanded="true"]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
            '@media (pointer: coarse)': { width: 32, height: 32 },
          }}
          {...(anchor ? { 'aria-expanded': true } : {})}
        >
          <Icon name="plus" size={14} />
        </IconButton>
      </Tooltip>
      <FlowLine height={14} arrow={leadsToCard} />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <MenuItem onClick={choose(addStep)}>
          <Icon name="user" />
          <ListItemText primary={t`Approval step`} secondary={t`Someone agrees or refuses`} />
        </MenuItem>
        <MenuItem onClick={choose(addBranches)}>
          <Icon name="branch" />
          <ListItemText primary={t`Condition branches`} secondary={t`Go different ways by what the form says`} />
        </MenuItem>
      </Menu>
    </Box>
  )
}
