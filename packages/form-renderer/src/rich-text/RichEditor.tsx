/** The editor itself, with TipTap. Loaded on demand, together with the cleaner that every text passes through. */
import type { EditorProps } from '@tiptap/pm/view'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { whenLeaving } from '../controls/ControlGroup'
import type { Cleaner } from './cleaner'
import type { EarlyText } from './early-text'
import { editorExtensions, readDocument, takeTransfer, writeHtml } from './editor-setup'
import { LinkForm } from './LinkForm'
import { Toolbar } from './Toolbar'

export interface RichEditorProps {
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly placeholder: string
  readonly value: string
  readonly clean: Cleaner
  readonly required: boolean
  readonly invalid: boolean
  /** True while the closed editor is still shown. */
  readonly isArriving: boolean
  /** Called once it can be written in, so that it can replace the closed editor. */
  readonly onReady: () => void
  /** How the closed editor was left. */
  readonly takeOver: () => EarlyText
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
}

const EMPTY_DOCUMENT = { type: 'doc', content: [{ type: 'paragraph' }] }

export function RichEditor(props: RichEditorProps) {
  const { id, labelId, describedBy, placeholder, value, clean, required, invalid, isArriving, onReady, takeOver, onChange, onBlur } = props
  const [extensions] = useState(editorExtensions)
  const [isLinkOpen, setIsLinkOpen] = useState(false)
  const [hasFocusInside, setFocusInside] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  /** The content of the document as text; null while it is empty. */
  const written = useRef<string | null>(null)
  // Kept between keys: TipTap takes another object for other settings and builds the whole view again.
  const editorProps = useMemo<EditorProps>(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        class: 'fw-prose fw-editor-text',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(placeholder !== '' && { 'aria-placeholder': placeholder }),
        ...(required && { 'aria-required': 'true' }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      // Before ProseMirror looks at them: it would parse the markup first and ask for a Trusted Types policy of its own.
      handleDOMEvents: {
        paste(view, event) {
          if (takeTransfer(view, event.clipboardData, clean)) event.preventDefault()
          return true
        },
        drop(view, event) {
          // Content dragged inside the text is left to ProseMirror: it never was markup.
          if (view.dragging) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          event.preventDefault()
          takeTransfer(view, event.dataTransfer, clean, at)
          return true
        },
      },
    }),
    [id, labelId, describedBy, placeholder, required, invalid, clean],
  )
  const editor = useEditor({
    extensions,
    // As nodes: TipTap parses a text, an empty one too, in a way that Trusted Types close.
    content: EMPTY_DOCUMENT,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // A strict policy refuses style elements; our stylesheet has the needed rules.
    injectCSS: false,
    editorProps,
    onUpdate({ editor: changed }) {
      written.current = writeHtml(changed)
      onChange(written.current)
    },
  })
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current?.isEmpty ?? value === '' })

  // A value from outside is set; the one that was just written is not.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(readDocument(editor.schema, value, clean).toJSON(), { emitUpdate: false })
  }, [editor, value, clean])
  // After the text is in, and the view on the page.
  useEffect(() => {
    if (editor && isArriving) onReady()
  }, [editor, isArriving, onReady])
  // In the same task in which the placeholder is removed: no key is lost in between.
  useLayoutEffect(() => {
    // While it loads it is invisible and must not be focused. Not as an attribute: React 18 and 19 write a different one.
    if (frame.current) frame.current.inert = isArriving
    if (!editor || isArriving) return
    const { hasFocus, marks, blanks } = takeOver()
    // Until it is focused the cursor is at the start, and the toolbar shows the formats there.
    editor.commands.setTextSelection(hasFocus ? editor.state.doc.content.size : 0)
    if (!hasFocus) return
    if (blanks !== '') editor.view.dispatch(editor.state.tr.insertText(blanks))
    editor.view.focus()
    for (const [mark, isOn] of Object.entries(marks)) if (editor.isActive(mark) !== isOn) editor.commands.toggleMark(mark)
  }, [editor, isArriving, takeOver])

  return (
    // Follows the focus of toolbar and text, and listens for the key that leads to the toolbar.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={isArriving ? 'fw-visually-hidden' : 'fw-editor'}
      aria-hidden={isArriving || undefined}
      data-invalid={invalid || undefined}
      onFocus={() => setFocusInside(true)}
      onBlur={whenLeaving(() => {
        setFocusInside(false)
        onBlur()
      })}
      onKeyDown={goToToolbar}
    >
      {editor && (
        <Toolbar
          editor={editor}
          controls={id}
          isTabStop={hasFocusInside}
          isLinkOpen={isLinkOpen}
          onLink={() => setIsLinkOpen(!isLinkOpen)}
        />
      )}
      {editor && isLinkOpen && <LinkForm editor={editor} onClose={() => setIsLinkOpen(false)} />}
      <div className="fw-editor-body">
        {isEmpty && placeholder !== '' && (
          <span className="fw-editor-placeholder" aria-hidden="true">
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}

/** Alt+F10, as in other editors of the web. */
function goToToolbar(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'F10' || !event.altKey) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[role="toolbar"] select')?.focus()
}
