/** The dialog of the palette with its field. It belongs to the shell, so that typing works before the rest is loaded. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase, { type InputBaseComponentProps } from '@mui/material/InputBase'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../shared/ui/icons/Icon'
import { closePalette } from './palette-store'

export interface PaletteFrameProps {
  readonly word: string
  readonly onWord: (word: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** What the field says of the list below it. */
  readonly list: Pick<InputBaseComponentProps, 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'>
  readonly children: ReactNode
}

export function PaletteFrame({ word, onWord, onKeyDown, list, children }: PaletteFrameProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={closePalette}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t`Find or do anything`,
          sx: { maxWidth: 600, mt: { xs: 2, md: '12vh' }, maxHeight: { xs: 'calc(100% - 24px)', md: '70vh' } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 48, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ color: 'text.secondary', display: 'flex' }}>
          <Icon name="search" />
        </Box>
        <InputBase
          autoFocus
          fullWidth
          value={word}
          placeholder={t`Find pages, tickets, people, or something to do`}
          onChange={(event) => onWord(event.target.value)}
          onKeyDown={onKeyDown}
          // The field handles all keys of the palette: with the focus elsewhere they would have no effect.
          onBlur={(event) => event.target.focus()}
          inputProps={{
            role: 'combobox',
            'aria-label': t`Find or do anything`,
            'aria-autocomplete': 'list',
            maxLength: 64,
            ...list,
          }}
          sx={{ fontSize: 16, '& input:focus-visible': { outline: 'none' } }}
        />
      </Box>
      {children}
    </Dialog>
  )
}
