/** One line of text. */
import InputBase from '@mui/material/InputBase'
import type { EditorProps } from './editor-props'

export function TextEditor({ id, value, onChange }: EditorProps) {
  return (
    <InputBase
      id={id}
      className="fd-input"
      fullWidth
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
