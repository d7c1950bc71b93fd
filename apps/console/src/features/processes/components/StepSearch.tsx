/** Finds a step or a branch by its name, its people or its condition, and goes there. Ctrl F opens it. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useLocale } from '../../../shared/i18n/use-locale'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { useComposedWord } from '../../../shared/ui/inputs/use-composed-word'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'
import { useWindowKeys } from '../../../shared/ui/navigation/use-window-keys'
import type { FlowSelection } from '../flow/commands/edit-result'
import { NODE_LOOKS, nodeTitle } from '../kinds/node-looks'
import { useEditor, useEditorState } from './editor-context'
import { nodeSummary } from './node-summary'
import { conditionWords } from './step-words'

interface Found {
  readonly target: NonNullable<FlowSelection>
  readonly name: string
  readonly detail: string
}

function matching(all: Found[], { inputValue }: { readonly inputValue: string }): Found[] {
  const words = inputValue.trim().toLowerCase()
  return all.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(words)).slice(0, 50)
}

export interface StepSearchProps {
  readonly onGo: (target: FlowSelection) => void
}

export function StepSearch({ onGo }: StepSearchProps) {
  const { t } = useLingui()
  const dropDown = useDropDown('dialog')
  const opener = useRef<HTMLButtonElement>(null)
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'f') return
    event.preventDefault()
    opener.current?.click()
  })
  return (
    <>
      <IconAction icon="search" label={t`Search a step (Ctrl F)`} {...dropDown.button} ref={opener} />
      <StepSearchList {...dropDown} onGo={onGo} />
    </>
  )
}

/** The content of the search, wherever it was opened. */
export function StepSearchList({ surface, close, onGo }: StepSearchProps & Pick<ReturnType<typeof useDropDown>, 'surface' | 'close'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const editor = useEditor()
  const composed = useComposedWord()
  const { nodes, edges } = useEditorState(({ draft }) => draft.definition)
  const choices: readonly Found[] = !surface.open
    ? []
    : [
        ...nodes.map((node) => ({
          target: { kind: 'node' as const, id: node.id },
          name: nodeTitle(node),
          detail: nodeSummary(node, editor, locale).summary || NODE_LOOKS[node.kind].kindName(),
        })),
        ...edges
          .filter((edge) => edge.label !== '')
          .map((edge) => ({
            target: { kind: 'branch' as const, id: edge.id },
            name: edge.label,
            detail: edge.condition === null ? t`Branch` : conditionWords(edge.condition, editor.fields),
          })),
      ]
  return (
    <Popover
      {...surface}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t`Search a step`, sx: { width: 320, p: 2, overflow: 'visible' } } }}
    >
      <Autocomplete
        open
        autoHighlight
        openOnFocus
        disablePortal
        size="small"
        options={choices}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ target }) => target.id}
        filterOptions={composed.filtering(matching)}
        noOptionsText={t`No step found`}
        onClose={(_, reason) => {
          // Otherwise the list takes the key, though it is never closed by itself.
          if (reason === 'escape') close()
        }}
        onChange={(_, found) => {
          if (found === null) return
          close()
          onGo(found.target)
        }}
        renderOption={({ key, ...props }, { name, detail }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
            <Box component="span" sx={{ flex: 'none' }}>
              {name}
            </Box>
            <Box
              component="span"
              sx={{
                color: 'text.secondary',
                fontSize: 12,
                ml: 'auto',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {detail}
            </Box>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} {...composed.composing} autoFocus placeholder={t`Name, person or condition`} />}
      />
    </Popover>
  )
}
