/** The entries of radio, checkbox and select: add, remove, reorder, or edit all as text. */
import type { Choice } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Glyph } from '../../../icons/Glyph'
import { isOfInputMethod } from '../../../parts/input-method'
import { useMessages } from '../../../store/designer-context'
import { besideChoices, choicesFrom, linesOfCells, withValue } from './choice-lines'
import { ChoiceLines } from './ChoiceLines'
import type { EditorProps } from '../editor-props'
import { SmallButton } from '../SmallButton'
import { useRowDrag } from './use-row-drag'
import { RowAction } from '../RowAction'

const isChoice = (value: unknown): value is Choice => typeof value === 'object' && value !== null && 'value' in value

export function ChoicesEditor({ value, widget, onChange }: EditorProps) {
  const { editors, samples, editing } = useMessages()
  const [asText, setAsText] = useState(false)
  const choices = Array.isArray(value) ? value.filter(isChoice) : []
  const hasLabels = widget.type !== 'unknown' && 'showLabel' in widget.options && widget.options.showLabel
  const canShow = widget.type !== 'unknown' && 'showLabel' in widget.options
  const setLines = (next: readonly Choice[]) => onChange(next, canShow ? besideChoices(choices, next) : undefined)
  const values = choices.map((choice) => String(choice.value))
  const hasDuplicates = new Set(values).size < values.length
  const replace = (index: number, choice: Choice) => onChange(choices.with(index, choice))
  const moveTo = (from: number, to: number) => {
    const moved = choices[from]
    if (moved !== undefined && choices[to] !== undefined) onChange(choices.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const list = useRef<HTMLDivElement>(null)
  const drag = useRowDrag(list, moveTo)
  const rowAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]
  /** Puts a new one there, its name ready to be typed over. */
  const addAt = (index: number) => {
    flushSync(() => onChange(choices.toSpliced(index, 0, newChoice(values, samples.choice))))
    const box = rowAt(index)?.querySelector('input')
    box?.focus()
    box?.select()
  }
  const removeAt = (index: number) => {
    flushSync(() => onChange(choices.toSpliced(index, 1)))
    // The next row has the focus now; after the last one there is none.
    if (index < choices.length - 1) return
    const next = rowAt(index - 1)?.querySelector<HTMLElement>('button:last-of-type')
    ;(next ?? list.current?.querySelector<HTMLElement>('.fd-row-actions button'))?.focus()
  }
  const onRowKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isOfInputMethod(event)) {
      event.preventDefault()
      return addAt(index + 1)
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || step === null || choices[index + step] === undefined) return
    event.preventDefault()
    moveTo(index, index + step)
    // The box that is typed into goes along with its choice.
    const { name } = event.target instanceof HTMLInputElement ? event.target : { name: '' }
    rowAt(index + step)
      ?.querySelector<HTMLElement>(`input[name="${name}"]`)
      ?.focus()
  }
  /** Lines from elsewhere become choices, in place of the one they are pasted into. */
  const onPaste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text/plain')
    const lines = linesOfCells(text)
    if (!/\S\s*\n\s*\S/.test(lines)) return
    event.preventDefault()
    setLines(choices.toSpliced(index, 1, ...choicesFrom(lines, [])))
  }
  if (asText) return <ChoiceLines choices={choices} onApply={setLines} onClose={() => setAsText(false)} />
  return (
    <div ref={list} className="fd-choices">
      {hasLabels && (
        <div className="fd-choice fd-heading" aria-hidden="true">
          <span>{editors.labelHeading}</span>
          <span>{editors.valueHeading}</span>
        </div>
      )}
      {choices.map((choice, index) => (
        // Values change while they are typed, so the place in the list is the only lasting identity.
        // oxlint-disable-next-line react/no-array-index-key
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the boxes in it
        <div
          key={index}
          className="fd-choice"
          data-row=""
          data-dragged={drag.target?.from === index}
          data-drop={drag.target === null || drag.target.to !== index ? undefined : drag.target.to > drag.target.from ? 'after' : 'before'}
          onKeyDown={(event) => onRowKey(event, index)}
          onPaste={(event) => onPaste(event, index)}
        >
          <span className="fd-handle" title={editing.choices.drag} aria-hidden="true" {...drag.handleOf(index)}>
            <Glyph name="move" size={14} />
          </span>
          {hasLabels && (
            <input
              className="fd-input"
              value={choice.label ?? ''}
              placeholder={String(choice.value)}
              name="label"
              aria-label={editors.choiceLabel(index + 1)}
              onChange={(event) => replace(index, withLabel(choice, event.target.value))}
            />
          )}
          <input
            className="fd-input"
            value={String(choice.value)}
            name="value"
            aria-label={editors.choiceValue(index + 1)}
            aria-invalid={values.indexOf(String(choice.value)) !== index}
            onChange={(event) =>
              replace(index, hasLabels ? { ...choice, value: event.target.value } : withValue(choice, event.target.value))
            }
          />
          <SmallButton
            glyph="chevronUp"
            label={editors.moveChoiceUp(index + 1)}
            disabled={index === 0}
            onClick={() => moveTo(index, index - 1)}
          />
          <SmallButton
            glyph="chevronDown"
            label={editors.moveChoiceDown(index + 1)}
            disabled={index === choices.length - 1}
            onClick={() => moveTo(index, index + 1)}
          />
          <SmallButton glyph="close" label={editors.removeChoice(index + 1)} onClick={() => removeAt(index)} />
        </div>
      ))}
      {hasDuplicates && (
        <span className="fd-note" data-problem="true" role="status">
          {editors.duplicateChoice}
        </span>
      )}
      <div className="fd-row-actions">
        <RowAction onClick={() => addAt(choices.length)}>{editors.addChoice}</RowAction>
        <Button size="small" color="inherit" startIcon={<Glyph name="lines" size={16} />} onClick={() => setAsText(true)}>
          {editors.pasteChoices}
        </Button>
      </div>
    </div>
  )
}

function withLabel(choice: Choice, label: string): Choice {
  const { label: _old, ...rest } = choice
  return label === '' ? rest : { ...rest, label }
}

function newChoice(taken: readonly string[], name: (position: number) => string): Choice {
  let position = taken.length + 1
  while (taken.includes(name(position))) position += 1
  return { value: name(position), label: name(position) }
}
