/** A CSS width as text: a plain number becomes pixels when the person leaves. */
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'

export function LengthEditor({ id, value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const text = typeof value === 'string' ? value : ''
  return (
    <input
      id={id}
      className="fd-input"
      dir="ltr"
      value={text}
      placeholder={editors.lengthHint}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (/^\d+(?:\.\d+)?$/.test(text.trim())) onChange(`${text.trim()}px`)
      }}
    />
  )
}
