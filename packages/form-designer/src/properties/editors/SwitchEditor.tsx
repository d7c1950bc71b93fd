/** Yes or no. */
import Switch from '@mui/material/Switch'
import type { EditorProps } from './editor-props'

export function SwitchEditor({ id, value, onChange }: EditorProps) {
  return <Switch id={id} size="small" checked={value === true} onChange={(_event, checked) => onChange(checked)} />
}
