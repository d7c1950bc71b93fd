/** One line of a list on the first page: its title, its facts, its actions. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { dotted } from '../../../shared/ui/layout/dotted'
import { REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

export interface HomeLineProps {
  readonly to: string
  readonly title: string
  /** Beside the title. */
  readonly badge?: ReactNode
  readonly facts: readonly ReactNode[]
  readonly actions?: ReactNode
  /** The pointer or the focus is on it. */
  readonly onNear?: () => void
}

export function HomeLine({ to, title, badge, facts, actions, onNear }: HomeLineProps) {
  return (
    <Box
      component="li"
      {...(onNear === undefined ? {} : { onPointerEnter: onNear, onFocus: onNear })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 2,
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden' }}>
        {/* On a phone two tags leave nothing of the title beside them. */}
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', columnGap: 2, rowGap: 1, minWidth: 0 }}>
          <RouterLink to={to} color="inherit" sx={{ ...oneLine, minWidth: 0, fontWeight: 600 }}>
            {title}
          </RouterLink>
          {badge}
        </Box>
        <Box sx={{ ...oneLine, ml: '-15px', color: 'text.secondary', fontSize: 13 }}>
          {facts.map((fact, at) => (
            // The facts of a line are always the same, in the same order.
            // oxlint-disable-next-line react/no-array-index-key
            <Box key={at} component="span" sx={dotted}>
              {fact}
            </Box>
          ))}
        </Box>
      </Box>
      {actions !== undefined && (
        <Box {...REMOVES} sx={{ flex: 'none', display: 'flex', gap: 2 }}>
          {actions}
        </Box>
      )}
    </Box>
  )
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
