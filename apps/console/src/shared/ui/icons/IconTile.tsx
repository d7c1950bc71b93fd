/** An icon on a tint of its own: identifies a process in catalogue, dashboard and lists. The tone depends on the name. */
import { PROCESS_ICONS } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import { Icon } from './Icon'
import { type IconName, isIconName } from './icon-paths'

const TONES = ['info', 'success', 'warning', 'error', 'primary'] as const

/** Total: a word of the contract that is not in the icon set does not compile. */
export const TILE_ICONS = PROCESS_ICONS satisfies readonly IconName[]

export interface IconTileProps {
  readonly icon: string
  /** Same name, same tone, everywhere. */
  readonly name: string
  readonly size?: 28 | 40
}

export function IconTile({ icon, name, size = 40 }: IconTileProps) {
  const tone = TONES[hashOf(name) % TONES.length] ?? 'info'
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        borderRadius: size === 40 ? '8px' : '6px',
        color: `${tone}.main`,
        bgcolor: `${tone}.tint`,
      }}
    >
      <Icon name={isIconName(icon) ? icon : TILE_ICONS[0]} size={size === 40 ? 20 : 16} />
    </Box>
  )
}

function hashOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return hash
}
