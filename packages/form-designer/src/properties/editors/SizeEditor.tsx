/** Width and height of a thumbnail, in pixels. */
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { NumberField } from './NumberField'

interface Size {
  readonly width: number
  readonly height: number
}

/** The schema's own bounds of a thumbnail. */
const MAX_PIXELS = 2000
const FALLBACK: Size = { width: 100, height: 100 }

function isSize(value: unknown): value is Size {
  return typeof value === 'object' && value !== null && 'width' in value && 'height' in value
}

export function SizeEditor({ value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const size = isSize(value) ? value : FALLBACK
  const side = (name: keyof Size, label: string) => (
    <NumberField
      label={label}
      value={size[name]}
      min={1}
      max={MAX_PIXELS}
      step={10}
      onChange={(next) => onChange({ ...size, [name]: Math.round(next ?? FALLBACK[name]) })}
    />
  )
  return (
    <span className="fd-size">
      {side('width', editors.sizeWidth)}
      <span aria-hidden="true">×</span>
      {side('height', editors.sizeHeight)}
    </span>
  )
}
