/** Title, help text and choices of a widget, edited over the widget itself: Enter keeps what was written, Escape leaves it as it was. */
import { type AnyKnownWidget, hasChoices } from '@formwork/form-schema'
import TextareaAutosize from '@mui/material/TextareaAutosize'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isOfInputMethod } from '../../parts/input-method'
import { useDesigner, useMessages } from '../../store/designer-context'
import { besideChoices, choicesFrom, linesOf } from '../../properties/editors/choices/choice-lines'
import { retitle } from '../../properties/title/retitle'

export function InPlaceEditor({ widget }: { readonly widget: AnyKnownWidget }) {
  const { store } = useDesigner()
  const { inPlace } = useMessages().editing
  const { key } = widget
  const tip = 'tip' in widget.options && typeof widget.options.tip === 'string' ? widget.options.tip : null
  const choices = hasChoices(widget) && widget.options.remote === false ? widget.options.options : null
  const [draft, setDraft] = useState({ name: widget.name, tip: tip ?? '', lines: choices === null ? '' : linesOf(choices) })
  const box = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])
  const close = (isKept: boolean, isFocusBack: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const { dispatch, setView, requestFocus } = store.getState()
    if (isKept && draft.name !== widget.name) retitle(store, widget, draft.name)
    if (isKept && tip !== null && draft.tip !== tip) dispatch({ type: 'set-option', key, option: 'tip', value: draft.tip })
    if (isKept && choices !== null && draft.lines !== linesOf(choices)) {
      const value = choicesFrom(draft.lines, choices)
      const beside = 'showLabel' in widget.options ? besideChoices(choices, value) : undefined
      dispatch({ type: 'set-option', key, option: 'options', value, ...(beside && { beside }) })
    }
    setView({ editing: null })
    if (isFocusBack) requestFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const isLine = event.target instanceof HTMLTextAreaElement
    if (isOfInputMethod(event)) return
    if (event.key === 'Enter' && (!isLine || event.ctrlKey || event.metaKey)) close(true, true)
    else if (event.key === 'Escape') close(false, true)
    else return
    event.preventDefault()
  }
  const onBlur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) close(true, false)
  }
  const shared = (part: keyof typeof draft, label: string) => ({
    className: 'fd-input',
    value: draft[part],
    placeholder: label,
    'aria-label': label,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setDraft({ ...draft, [part]: target.value }),
  })
  return (
    // Clicks and keys in here are for the text, not for the widget below it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="fd-in-place"
      role="group"
      aria-label={inPlace.edit}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <input ref={box} {...shared('name', inPlace.title)} />
      {tip !== null && <input {...shared('tip', inPlace.help)} />}
      {choices !== null && <TextareaAutosize maxRows={10} {...shared('lines', inPlace.choices)} />}
    </div>
  )
}
