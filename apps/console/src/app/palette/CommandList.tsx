/** The hits of the palette, in groups. The focus stays in the field, which announces the marked line. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Icon } from '../../shared/ui/icons/Icon'
import type { Command, CommandGroup } from './command'

export interface CommandListProps {
  readonly id: string
  readonly groups: readonly CommandGroup[]
  readonly markedId: string | undefined
  readonly isBusy: boolean
  readonly onMark: (id: string) => void
  readonly onChoose: (command: Command) => void
}

export function CommandList({ id, groups, markedId, isBusy, onMark, onChoose }: CommandListProps) {
  const { t } = useLingui()
  return (
    <Box id={id} role="listbox" aria-label={t`Results`} aria-busy={isBusy} sx={{ overflow: 'auto', flex: 1, p: 2, minHeight: 120 }}>
      {groups.map((group) => (
        <Box key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`} sx={{ '& + &': { mt: 2 } }}>
          <Box id={`${id}-of-${group.id}`} role="presentation" sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary' }}>
            {group.title}
          </Box>
          {group.commands.map((command) => (
            <Line
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              isMarked={command.id === markedId}
              onMark={() => onMark(command.id)}
              onChoose={() => onChoose(command)}
            />
          ))}
        </Box>
      ))}
      {groups.length === 0 && !isBusy && <Box sx={{ px: 2, py: 6, textAlign: 'center', color: 'text.secondary' }}>{t`Nothing found`}</Box>}
    </Box>
  )
}

interface LineProps {
  readonly id: string
  readonly command: Command
  readonly isMarked: boolean
  readonly onMark: () => void
  readonly onChoose: () => void
}

function Line({ id, command: { icon, title, detail }, isMarked, onMark, onChoose }: LineProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isMarked}
      onMouseMove={isMarked ? undefined : onMark}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 36,
        px: 2,
        borderRadius: '6px',
        cursor: 'pointer',
        bgcolor: isMarked ? 'primary.tint' : 'transparent',
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <Icon name={icon} size={16} />
      </Box>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: 'none', maxWidth: '65%' }}>{title}</Box>
      {detail !== undefined && detail !== '' && (
        <Box sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {detail}
        </Box>
      )}
    </Box>
  )
}
