/** Searches pages, tickets, processes, forms, people and actions, and opens or runs one: a combobox over a list in groups. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { visuallyHidden } from '../../shared/ui/layout/visually-hidden'
import type { Command } from './command'
import { CommandList } from './CommandList'
import { closePalette, usePalette } from './palette-store'
import { PaletteFrame } from './PaletteFrame'
import { useGroups } from './use-groups'

const PAGE = 5
/** The label of the key. */
const ESCAPE = 'Esc'

export function CommandPalette() {
  const { t } = useLingui()
  const listId = useId()
  const [{ typed, isEntered }] = useState(usePalette.getState)
  const [word, setWord] = useState(typed)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { groups, isSearching } = useGroups(word)
  const all = groups.flatMap(({ commands }) => commands)
  // The marked line stays marked when more hits are added above it.
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
  const enter = useEffectEvent(() => choose(marked))
  const hasAny = marked !== undefined
  useEffect(() => {
    if (isEntered && word === typed && hasAny) enter()
  }, [isEntered, word, typed, hasAny])
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
    <PaletteFrame
      word={word}
      onWord={(next) => {
        setWord(next)
        setChosenId(null)
      }}
      onKeyDown={onKey}
      list={{ 'aria-expanded': count > 0, 'aria-controls': listId, 'aria-activedescendant': markedLine }}
    >
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
    </PaletteFrame>
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
