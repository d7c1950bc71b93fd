/** All choices as text, one a line. Nothing changes until it is applied. */
import TextareaAutosize from '@mui/material/TextareaAutosize'
import type { Choice } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMessages } from '../../../store/designer-context'
import { choicesFrom, linesOf, linesOfCells } from './choice-lines'

export interface ChoiceLinesProps {
  readonly choices: readonly Choice[]
  readonly onApply: (choices: readonly Choice[]) => void
  readonly onClose: () => void
}

export function ChoiceLines({ choices, onApply, onClose }: ChoiceLinesProps) {
  const { editors, actions } = useMessages()
  const [text, setText] = useState(() => linesOf(choices))
  return (
    <div className="fd-choices">
      <TextareaAutosize
        className="fd-input fd-input-tall"
        autoFocus
        minRows={5}
        maxRows={14}
        value={text}
        aria-label={editors.pasteChoices}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          const lines = linesOfCells(pasted)
          if (lines === pasted) return
          event.preventDefault()
          const { currentTarget: box } = event
          box.setRangeText(lines, box.selectionStart, box.selectionEnd, 'end')
          setText(box.value)
        }}
      />
      <span className="fd-note">{editors.pasteChoicesHint}</span>
      <div className="fd-row-actions">
        <Button
          size="small"
          variant="contained"
          disableElevation
          onClick={() => {
            onApply(choicesFrom(text, choices))
            onClose()
          }}
        >
          {editors.pasteChoicesApply}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {actions.cancel}
        </Button>
      </div>
    </div>
  )
}
