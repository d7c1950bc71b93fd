/** The open menu: folders unfold, one at a time; the page in view is marked. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/ui/icons/Icon'
import { SIZE } from '../../../shared/ui/theme/tokens'
import type { MenuEntry } from '../../menu/menu-model'
import { useMenu } from '../../menu/use-menu'
import { menuIcon } from '../../../shared/ui/icons/menu-icon'
import type { SidebarColours } from './sidebar-colours'

interface TreeProps {
  readonly menuPath: string
  readonly colours: SidebarColours
}

export function MenuTree({ menuPath, colours }: TreeProps) {
  const { t } = useLingui()
  const { shown } = useMenu()
  const holder = shown.find((entry) => entry.children.some(({ path }) => path === menuPath))?.id ?? null
  const [openId, setOpenId] = useState(holder)
  const [lastHolder, setLastHolder] = useState(holder)
  // Another page may lie in another folder, which then opens.
  if (holder !== lastHolder) {
    setLastHolder(holder)
    if (holder !== null) setOpenId(holder)
  }

  return (
    <Box component="nav" aria-label={t`Main menu`} sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', px: 2, py: 1 }}>
      {shown.map((entry) =>
        entry.children.length === 0 ? (
          <MenuLink key={entry.id} entry={entry} isCurrent={entry.path === menuPath} colours={colours} />
        ) : (
          <Folder
            key={entry.id}
            entry={entry}
            isOpen={openId === entry.id}
            onToggle={() => setOpenId(openId === entry.id ? null : entry.id)}
            menuPath={menuPath}
            colours={colours}
          />
        ),
      )}
    </Box>
  )
}

interface FolderProps extends TreeProps {
  readonly entry: MenuEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Folder({ entry, isOpen, onToggle, menuPath, colours }: FolderProps) {
  const holdsCurrent = entry.children.some(({ path }) => path === menuPath)
  return (
    <>
      <ButtonBase
        onClick={onToggle}
        aria-expanded={isOpen}
        sx={{ ...rowStyle(colours), width: '100%', color: holdsCurrent ? colours.strong : 'inherit' }}
      >
        <Icon name={menuIcon(entry.icon)} />
        <Box sx={label}>{entry.title}</Box>
        <Box sx={{ display: 'flex', transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}>
          <Icon name="chevronDown" size={16} />
        </Box>
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit>
        {entry.children.map((child) => (
          <MenuLink key={child.id} entry={child} isCurrent={child.path === menuPath} isNested colours={colours} />
        ))}
      </Collapse>
    </>
  )
}

interface MenuLinkProps {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
  readonly isNested?: boolean
  readonly colours: SidebarColours
}

function MenuLink({ entry, isCurrent, isNested = false, colours }: MenuLinkProps) {
  return (
    <Box
      component={Link}
      to={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        ...rowStyle(colours),
        pl: isNested ? '36px' : '10px',
        ...(isCurrent
          ? {
              color: colours.strong,
              fontWeight: 600,
              bgcolor: colours.selected,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 0,
                top: 10,
                bottom: 10,
                width: 3,
                borderRadius: 2,
                bgcolor: colours.marker,
              },
              '&:hover': { bgcolor: colours.selected },
            }
          : {}),
      }}
    >
      {!isNested && <Icon name={menuIcon(entry.icon)} />}
      <Box sx={label}>{entry.title}</Box>
    </Box>
  )
}

const label = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' } as const

function rowStyle(colours: SidebarColours) {
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    height: SIZE.menuItem,
    mb: '2px',
    pl: '10px',
    pr: '8px',
    borderRadius: '6px',
    color: 'inherit',
    textDecoration: 'none',
    fontSize: 14,
    '&:hover': { bgcolor: colours.hover, color: colours.strong },
    '&:focus-visible': { outlineOffset: -2 },
  } as const
}
