/** Finds pages, tickets, processes, forms, people and acts by a word, and opens or does one: a combobox over a list in groups. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Icon } from '../../shared/ui/icons/Icon'
import { visuallyHidden } from '../../shared/ui/layout/visually-hidden'
import type { Command } from './command'
import { CommandList } from './CommandList'
import { closePalette } from './palette-store'
import { useGroups } from './use-groups'

const PAGE = 5
/** As it stands on the key. */
const ESCAPE = 'Esc'

export function CommandPalette() {
  const { t } = useLingui()
  const listId = useId()
  const [word, setWord] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { groups, isSearching } = useGroups(word)
  const all = groups.flatMap(({ commands }) => commands)
  // What is marked stays marked when more is found above it.
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === chosenId),
  )
  const marked = all[at]
  const markedLine = marked === undefined ? undefined : `${listId}-${marked.id}`
  useEffect(() => {
    if (markedLine !== undefined) document.getElementById(markedLine)?.scrollIntoView({ block: 'nearest' })
  }, [markedLine])

  const choose = (command: Command | undefined) => {
    if (command === undefined) return
    closePalette()
    command.run()
  }
  const mark = (index: number) => setChosenId(all[index]?.id ?? null)
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => mark((at + 1) % all.length),
    ArrowUp: () => mark((at - 1 + all.length) % all.length),
    PageDown: () => mark(Math.min(all.length - 1, at + PAGE)),
    PageUp: () => mark(Math.max(0, at - PAGE)),
    Enter: () => choose(marked),
  }
  const onKey = (event: KeyboardEvent) => {
    // An input method uses the same keys to take a candidate.
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (all.length > 0) step()
  }
  const count = all.length

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
          onChange={(event) => {
            setWord(event.target.value)
            setChosenId(null)
          }}
          onKeyDown={onKey}
          // All keys of the palette are its field's: whatever else takes the focus while it is open would leave them without effect.
          onBlur={(event) => event.target.focus()}
          inputProps={{
            role: 'combobox',
            'aria-label': t`Find or do anything`,
            'aria-expanded': count > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': markedLine,
            maxLength: 64,
          }}
          sx={{ fontSize: 16, '& input:focus-visible': { outline: 'none' } }}
        />
      </Box>
      <CommandList id={listId} groups={groups} markedId={marked?.id} isBusy={isSearching} onMark={setChosenId} onChoose={choose} />
      <Box role="status" sx={visuallyHidden}>
        {isSearching ? '' : t`${count} results`}
      </Box>
      <Box sx={hints}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t`choose`}
        </span>
        <span>
          <kbd>↵</kbd> {t`open`}
        </span>
        <span>
          <kbd>{ESCAPE}</kbd> {t`close`}
        </span>
      </Box>
    </Dialog>
  )
}

const hints = {
  display: { xs: 'none', md: 'flex' },
  gap: 4,
  px: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 12,
  color: 'text.secondary',
} as const
