/** One option for two drafts of the same thing: its name, and what happens to the other draft. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Icon } from '../ui/icons/Icon'
import type { IconName } from '../ui/icons/icon-paths'

export interface DraftOptionProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly onClick: () => void
}

export function DraftOption({ icon, title, text, onClick }: DraftOptionProps) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        justifyContent: 'flex-start',
        gap: 3,
        p: 3,
        textAlign: 'left',
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        '&:hover': { borderColor: 'primary.main', bgcolor: 'primary.tint' },
      }}
    >
      <Icon name={icon} />
      <Box>
        <Box sx={{ fontSize: 14 }}>{title}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{text}</Box>
      </Box>
    </ButtonBase>
  )
}
