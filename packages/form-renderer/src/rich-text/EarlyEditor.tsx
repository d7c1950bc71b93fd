/**
 * The field before the editor's code is there: the cleaned text, and an element that the browser itself lets people write in, with its keys, input
 * methods, clipboard and undo. What is written is in the value at once. In a DOM of tests it is all of the editor.
 */
import { type ClipboardEvent, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type EarlyText, leaveEarly, withWritten, writePlain } from './early-text'
import { plainText } from './plain-text'
import { RichText } from './RichText'
import type { RichEditorProps } from './RichEditor'

export interface EarlyEditorHandle {
  readonly leave: () => EarlyText
}

export interface EarlyEditorProps extends Omit<RichEditorProps, 'clean' | 'isArriving' | 'onReady' | 'takeOver'> {
  /** True where no editor will follow: the whole text is written here, in plain words. */
  readonly isAll: boolean
  readonly onFocus: () => void
  /** Called when an input method begins a word, and when it has finished it. */
  readonly onCompose: (isComposing: boolean) => void
}

export const EarlyEditor = forwardRef<EarlyEditorHandle, EarlyEditorProps>(function EarlyEditor(props, ref) {
  const { id, labelId, describedBy, placeholder, value, required, invalid, isAll, onChange, onBlur, onFocus, onCompose } = props
  const text = useRef<HTMLDivElement>(null)
  /** The value before anything was written here, and the value now. */
  const [before, setBefore] = useState(value)
  const written = useRef(value)
  useImperativeHandle(ref, () => ({ leave: () => leaveEarly(text.current) }), [])
  // Not as an attribute: the server's markup would differ from React's.
  useEffect(() => text.current?.setAttribute('contenteditable', 'true'), [])
  useEffect(() => {
    const { current } = text
    // Text written here comes back as the value.
    if (current === null || (value === written.current && !(isAll && current.textContent === ''))) return
    written.current = value
    setBefore(value)
    current.textContent = isAll ? plainText(value) : ''
  }, [value, isAll])
  const transfer = (event: { preventDefault: () => void }, data: DataTransfer) => {
    if (writePlain(data)) event.preventDefault()
  }
  return (
    // The words beside the writing are a part of it to the eye: a press there means the end of the text.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="fw-editor-text"
      onMouseDown={(event) => {
        if (event.target instanceof Node && text.current?.contains(event.target)) return
        event.preventDefault()
        text.current?.focus()
      }}
    >
      {!isAll && before !== '' && <RichText html={before} />}
      <div
        ref={text}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-placeholder={placeholder || undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        data-placeholder={before === '' && placeholder !== '' ? placeholder : undefined}
        className="fw-prose fw-prose--plain fw-editor-early"
        onFocus={onFocus}
        onBlur={onBlur}
        onInput={({ currentTarget }) => {
          written.current = withWritten(isAll ? '' : before, currentTarget)
          onChange(written.current)
        }}
        onPaste={(event: ClipboardEvent) => transfer(event, event.clipboardData)}
        onDrop={(event) => event.preventDefault()}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
    </div>
  )
})
