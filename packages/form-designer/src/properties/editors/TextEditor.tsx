/** One line of text. */
import type { EditorProps } from './editor-props'

export function TextEditor({ id, value, onChange }: EditorProps) {
  return (
    <input id={id} className="fd-input" value={typeof value === 'string' ? value : ''} onChange={(event) => onChange(event.target.value)} />
  )
}
