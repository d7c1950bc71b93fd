/** Several lines of text. */
import TextareaAutosize from '@mui/material/TextareaAutosize'
import type { EditorProps } from './editor-props'

export function MultilineEditor({ id, value, onChange }: EditorProps) {
  return (
    <TextareaAutosize
      id={id}
      className="fd-input fd-input-tall"
      minRows={2}
      maxRows={8}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
