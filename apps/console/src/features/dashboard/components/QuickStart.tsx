/** The processes one is likely to need next: those used most, then the rest of the catalogue. */
import type { CatalogueEntry, Dashboard } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router-dom'
import { IconTile } from '../../../shared/ui/icons/IconTile'
import { quickStart } from '../quick-start'

export interface QuickStartProps {
  readonly entries: readonly CatalogueEntry[]
  readonly ranks: Dashboard['ranks']
}

export function QuickStart({ entries, ranks }: QuickStartProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, m: -2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' } }}>
      {quickStart(entries, ranks).map(({ processId, name, icon }) => (
        <ButtonBase
          key={processId}
          component={Link}
          to={`/process/apply/${processId}`}
          sx={{
            justifyContent: 'flex-start',
            gap: 2,
            p: 2,
            borderRadius: '6px',
            textAlign: 'left',
            fontSize: 14,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <IconTile icon={icon} name={name} size={28} />
          <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
        </ButtonBase>
      ))}
    </Box>
  )
}
