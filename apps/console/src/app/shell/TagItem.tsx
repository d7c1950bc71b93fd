/** One tag. The open one is underlined in the theme colour; a pinned one has no cross. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { DragEvent } from 'react'
import type { Tag } from '../tags/tag-store'
import { Icon } from '../../shared/ui/icons/Icon'

export interface TagItemProps {
  readonly tag: Tag
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Arrow keys. */
  readonly onStep: (by: 1 | -1) => void
  readonly onMenu: (left: number, top: number) => void
  readonly onDragStart: () => void
  readonly onDragOver: (event: DragEvent) => void
}

export function TagItem({ tag, isOpen, onOpen, onClose, onStep, onMenu, onDragStart, onDragOver }: TagItemProps) {
  const { t } = useLingui()
  return (
    <Box
      role="tab"
      data-path={tag.pathname}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      draggable={!tag.isPinned}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onClick={onOpen}
      onAuxClick={(event) => {
        if (event.button === 1 && !tag.isPinned) onClose()
      }}
      onMouseDown={(event) => {
        // The middle button would start scrolling.
        if (event.button === 1) event.preventDefault()
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        onMenu(event.clientX || left, event.clientY || bottom)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onOpen()
        if (event.key === 'Delete' && !tag.isPinned) onClose()
        if (event.key === 'ArrowRight') onStep(1)
        if (event.key === 'ArrowLeft') onStep(-1)
      }}
      sx={{
        position: 'relative',
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        pr: tag.isPinned ? 2 : '4px',
        maxWidth: 200,
        fontSize: 13,
        cursor: 'pointer',
        userSelect: 'none',
        color: isOpen ? 'primary.main' : 'text.secondary',
        '&:hover': { color: isOpen ? 'primary.main' : 'text.primary' },
        '&:focus-visible': { outlineOffset: -2 },
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 8,
          right: 8,
          bottom: 0,
          height: 2,
          borderRadius: '1px',
          bgcolor: isOpen ? 'primary.main' : 'transparent',
        },
        '&:hover .tag-close, &[aria-selected="true"] .tag-close': { opacity: 1 },
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {tag.title}
      </Box>
      {!tag.isPinned && (
        <Box
          component="span"
          className="tag-close"
          title={t`Close`}
          onClick={(event) => {
            event.stopPropagation()
            onClose()
          }}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 18,
            height: 18,
            borderRadius: '4px',
            opacity: 0.55,
            color: 'text.secondary',
            '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
          }}
        >
          <Icon name="close" size={14} />
        </Box>
      )}
    </Box>
  )
}
