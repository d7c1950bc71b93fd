/** What is chosen of several, as chips that can be taken out: with the pointer, or from the text box with Backspace and the left arrow. */
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon, ICONS } from '../controls/Icon'
import type { KeyAnswer } from './panel-props'
import { elementById, isElement } from '../controls/nodes'

/** No two chips of a list have the same value. */
export interface Chip {
  readonly value: unknown
  readonly text: string
}

export interface ChoiceChipsProps {
  readonly chips: readonly Chip[]
  readonly list: RefObject<HTMLUListElement | null>
  readonly labelId: string
  /** Id of the text box, which gets the focus when the last chip is gone. */
  readonly boxId: string
  /** True when nothing can be taken out. */
  readonly isLocked: boolean
  readonly onRemove: (value: unknown) => void
}

export function ChoiceChips({ chips, list, labelId, boxId, isLocked, onRemove }: ChoiceChipsProps) {
  const messages = useLargerMessages()
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const focusBox = () => list.current && elementById(list.current, boxId)?.focus()
  const remove = (index: number) => {
    const chip = chips[index]
    if (!chip) return
    // The neighbour takes the focus before its chip goes.
    const neighbour = buttons()[index + 1] ?? buttons()[index - 1]
    if (neighbour) neighbour.focus()
    else focusBox()
    onRemove(chip.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index)
    else if (event.key === back) buttons()[index - 1]?.focus()
    else if (event.key === forward && index < chips.length - 1) buttons()[index + 1]?.focus()
    else if (event.key === forward || event.key === 'Escape') focusBox()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul ref={list} className="fw-combo-chips" aria-labelledby={labelId}>
      {chips.map(({ value, text }, index) => (
        <li key={String(value)} className="fw-chip">
          <span className="fw-chip-text">{text}</span>
          {!isLocked && (
            <button
              type="button"
              // One stop of the tab order for the whole field; the arrow keys lead here.
              tabIndex={-1}
              className="fw-chip-remove"
              aria-label={messages.removeChoice(text)}
              onClick={() => remove(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Icon path={ICONS.clear} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const isRtl = (element: HTMLElement) => element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl'

/** The keys that lead from an empty text box to its chips. */
export function useChipKeys(chips: readonly Chip[], onRemove: (value: unknown) => void) {
  const list = useRef<HTMLUListElement>(null)
  const onSpareKey: KeyAnswer = (event) => {
    const box = event.target
    if (!isElement(box) || !('value' in box) || box.value !== '') return false
    const last = chips.at(-1)
    if (event.key === 'Backspace' && last) {
      onRemove(last.value)
      return true
    }
    const back = isRtl(box) ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== back) return false
    const button = [...(list.current?.querySelectorAll('button') ?? [])].at(-1)
    button?.focus()
    return button !== undefined
  }
  return { list, onSpareKey }
}
