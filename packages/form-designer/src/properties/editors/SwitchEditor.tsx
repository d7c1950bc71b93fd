/** Yes or no. */
import type { EditorProps } from './editor-props'
import { PlainSwitch } from './PlainSwitch'

export function SwitchEditor({ id, value, onChange }: EditorProps) {
  return <PlainSwitch id={id} checked={value === true} onChange={onChange} />
}
