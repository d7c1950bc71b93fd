/** Where a link leads: a line below the toolbar. It refuses addresses that may not be followed. */
import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { isOfInputMethod } from '../controls/input-method'
import { readLink } from './safe-link'

export interface LinkFormProps {
  readonly editor: Editor
  readonly onClose: () => void
}

export function LinkForm({ editor, onClose }: LinkFormProps) {
  const messages = useLargerMessages()
  const text = messages.richText
  const { href }: { href?: unknown } = editor.getAttributes('link')
  const before = typeof href === 'string' ? href : ''
  const [address, setAddress] = useState(before)
  const [isRefused, setIsRefused] = useState(false)
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const apply = () => {
    const link = readLink(address)
    if (link === null) {
      setIsRefused(true)
      input.current?.focus()
      return
    }
    const range = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      range.insertContent({ type: 'text', text: link, marks: [{ type: 'link', attrs: { href: link } }] }).run()
    else range.setLink({ href: link }).run()
    onClose()
  }
  return (
    // Only handles Enter and Escape of the field inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={text.link}
      className="fw-link-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target === input.current)) return
        // The event reaches neither the form nor a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        if (isOfInputMethod(event)) return
        if (event.key === 'Escape') close()
        else apply()
      }}
    >
      <input
        ref={input}
        type="text"
        inputMode="url"
        autoComplete="off"
        className="fw-input"
        aria-label={text.linkAddress}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        placeholder={text.linkPlaceholder}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          setIsRefused(false)
        }}
      />
      <button type="button" className="fw-link" onClick={apply}>
        {text.applyLink}
      </button>
      {before !== '' && (
        <button
          type="button"
          className="fw-link"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          {text.removeLink}
        </button>
      )}
      <button type="button" className="fw-link" onClick={close}>
        {text.cancelLink}
      </button>
      {isRefused && (
        <p id={errorId} className="fw-error" role="alert">
          {text.unsafeLink}
        </p>
      )}
    </div>
  )
}
