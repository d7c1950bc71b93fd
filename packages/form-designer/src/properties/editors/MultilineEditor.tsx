/** Several lines of text. */
import InputBase from '@mui/material/InputBase'
import type { EditorProps } from './editor-props'

export function MultilineEditor({ id, value, onChange }: EditorProps) {
  return (
    <InputBase
      id={id}
      className="fd-input fd-input-tall"
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
