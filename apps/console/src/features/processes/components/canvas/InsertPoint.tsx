/** The place between two steps: a line with a button that offers what can stand there. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import type { FlowPlace } from '../../flow/flow-outline'
import { useEditor } from '../editor-context'
import { InsertMenu } from '../InsertMenu'
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
  const { isReadOnly } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (isReadOnly) return <FlowLine height={32} />

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
      <InsertMenu place={anchor === null ? null : place} anchorEl={anchor} onClose={() => setAnchor(null)} />
    </Box>
  )
}
