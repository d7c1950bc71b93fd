/** One card of the flow: a step, a branch's condition, the start or the end. Selecting it opens its settings. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEditor } from '../editor-context'
import { Icon } from '../../../../shared/ui/icons/Icon'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'

export type FlowCardTone = 'neutral' | 'primary' | 'warning'

export interface FlowCardProps {
  readonly id: string
  readonly icon: IconName
  readonly tone?: FlowCardTone
  readonly title: string
  readonly summary?: ReactNode
  /** The summary says what is missing instead of what is set. */
  readonly isMissing?: boolean
  readonly footnote?: ReactNode
  readonly problem?: string | undefined
  readonly isSelected?: boolean
  readonly onSelect?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

const TONES: Readonly<Record<FlowCardTone, { readonly color: string; readonly bgcolor: string }>> = {
  neutral: { color: 'text.secondary', bgcolor: 'background.sunken' },
  primary: { color: 'primary.main', bgcolor: 'primary.tint' },
  warning: { color: 'warning.main', bgcolor: 'warning.tint' },
}

export function FlowCard({
  id,
  icon,
  tone = 'neutral',
  title,
  summary,
  isMissing = false,
  footnote,
  problem,
  isSelected = false,
  onSelect,
  onKeyDown,
}: FlowCardProps) {
  const stands = useEditor().standsAt.has(id)
  return (
    <ButtonBase
      data-flow-id={id}
      {...(stands ? { 'data-stands': true } : {})}
      {...(onSelect === undefined
        ? { component: 'div' as const, tabIndex: -1, disabled: true }
        : { onClick: onSelect, 'aria-pressed': isSelected })}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
      sx={{
        width: 232,
        flex: 'none',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2.5,
        p: 3,
        textAlign: 'left',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: problem === undefined ? 'divider' : 'error.main',
        borderRadius: '8px',
        '&.Mui-disabled': { opacity: 1 },
        transition: 'border-color 120ms, outline-color 120ms',
        outline: '2px solid transparent',
        outlineOffset: -1,
        '&[data-stands]': { borderColor: 'success.main', bgcolor: 'success.tint' },
        '&:hover:not(.Mui-disabled)': { borderColor: 'control' },
        '&[aria-pressed="true"]': { outlineColor: 'primary.main' },
        '&:focus-visible': { outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <Box sx={{ ...TONES[tone], width: 28, height: 28, borderRadius: '6px', flex: 'none', display: 'grid', placeItems: 'center' }}>
        <Icon name={icon} size={16} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block' }}>
          {title}
        </Typography>
        {summary !== undefined && (
          <Typography
            component="span"
            variant="caption"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              color: isMissing ? 'error.main' : 'text.secondary',
            }}
          >
            {summary}
          </Typography>
        )}
        {footnote !== undefined && (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'text.secondary' }}
          >
            {footnote}
          </Typography>
        )}
      </Box>
      {problem !== undefined && (
        <Box sx={{ color: 'error.main', display: 'flex' }}>
          <Icon name="errorCircle" size={16} label={problem} />
        </Box>
      )}
    </ButtonBase>
  )
}
