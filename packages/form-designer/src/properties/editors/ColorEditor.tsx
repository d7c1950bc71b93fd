/** A colour: typed, or picked with the browser's own picker. */
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'

export function ColorEditor({ id, value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const text = typeof value === 'string' ? value : ''
  // The browser's picker takes and gives #rrggbb only.
  const picked = /^#[0-9a-f]{6}$/i.test(text) ? text : '#606266'
  return (
    <span className="fd-color">
      <input type="color" aria-label={editors.colorPick} value={picked} onChange={(event) => onChange(event.target.value)} />
      <input id={id} className="fd-input" value={text} onChange={(event) => onChange(event.target.value)} />
    </span>
  )
}
