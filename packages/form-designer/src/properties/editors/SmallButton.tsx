/** An icon button small enough to stand in a row of the panel. */
import IconButton from '@mui/material/IconButton'
import { Glyph } from '../../icons/Glyph'
import type { GlyphName } from '../../icons/glyphs'

export interface SmallButtonProps {
  readonly glyph: GlyphName
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

export function SmallButton({ glyph, label, disabled = false, onClick }: SmallButtonProps) {
  return (
    <IconButton className="fd-small" size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Glyph name={glyph} size={15} />
    </IconButton>
  )
}
