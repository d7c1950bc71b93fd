/**
 * Formats of the text under the cursor. One stop in the tab order, reached from the text: Tab from elsewhere leads to the text, whether
 * its code was there before or not. Arrows go from button to button.
 */
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { GLYPHS, type GlyphName } from './glyphs'
import { isElement } from '../controls/nodes'

export interface ToolbarProps {
  readonly editor: Editor
  readonly controls: string
  /** Whether Tab and Shift+Tab stop at it. */
  readonly isTabStop: boolean
  readonly onLink: () => void
  readonly isLinkOpen: boolean
}

const LEVELS = [1, 2, 3] as const

/** The buttons in their groups: what they do, and the format whose presence they show. */
const GROUPS = [
  [
    { name: 'bold', run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
    { name: 'italic', run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
    { name: 'underline', run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
    { name: 'strike', run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  ],
  [
    { name: 'bulletList', run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
    { name: 'orderedList', run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
    { name: 'quote', run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
    { name: 'code', run: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run() },
  ],
] as const

const stateOf = ({ editor }: { readonly editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  code: editor.isActive('codeBlock'),
  link: editor.isActive('link'),
  level: LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

export function Toolbar({ editor, controls, isTabStop, onLink, isLinkOpen }: ToolbarProps) {
  const messages = useLargerMessages()
  const text = messages.richText
  const state = useEditorState({ editor, selector: stateOf })
  return (
    // Its first control is the stop in the tab order, as toolbars have it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      aria-keyshortcuts="Alt+F10"
      className="fw-toolbar"
      onKeyDown={onArrow}
    >
      <select
        className="fw-toolbar-style"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={text.style}
        value={state.level}
        onChange={(event) => {
          const level = LEVELS.find((one) => one === Number(event.target.value))
          if (level) editor.chain().focus().setHeading({ level }).run()
          else editor.chain().focus().setParagraph().run()
        }}
      >
        <option value={0}>{text.paragraph}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {text.heading(level)}
          </option>
        ))}
      </select>
      {GROUPS.map((group) => (
        <span key={group[0].name} className="fw-toolbar-group">
          {group.map(({ name, run }) => (
            <Tool key={name} glyph={name} label={text[name]} pressed={state[name]} onPress={() => run(editor)} />
          ))}
        </span>
      ))}
      <span className="fw-toolbar-group">
        <Tool glyph="link" label={text.link} pressed={state.link || isLinkOpen} onPress={onLink} />
        <Tool glyph="clear" label={text.clear} onPress={() => editor.chain().focus().unsetAllMarks().clearNodes().run()} />
      </span>
      <span className="fw-toolbar-group">
        <Tool glyph="undo" label={text.undo} disabled={!state.canUndo} onPress={() => editor.chain().focus().undo().run()} />
        <Tool glyph="redo" label={text.redo} disabled={!state.canRedo} onPress={() => editor.chain().focus().redo().run()} />
      </span>
    </div>
  )
}

interface ToolProps {
  readonly glyph: GlyphName
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

function Tool({ glyph, label, pressed, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="fw-icon-button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      // The selection in the text stays while a button is pressed with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      <svg className="fw-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={GLYPHS[glyph]} />
      </svg>
    </button>
  )
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const isSelect = isElement(event.target) && event.target.matches('select')
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')]
  const at = tools.findIndex((tool) => tool === event.target)
  const to =
    event.key === forward
      ? at + 1
      : event.key === back
        ? at - 1
        : event.key === 'Home' && !isSelect
          ? 0
          : event.key === 'End' && !isSelect
            ? tools.length - 1
            : null
  if (to === null) return
  event.preventDefault()
  tools.at(to % tools.length)?.focus()
}
