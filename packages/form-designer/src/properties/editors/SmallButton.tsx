/** An icon button small enough to stand in a row of the panel. */
import IconButton from '@mui/material/IconButton'
import type { MouseEvent } from 'react'
import { Glyph } from '../../icons/Glyph'
import type { GlyphName } from '../../icons/glyphs'

export interface SmallButtonProps {
  readonly glyph: GlyphName
  readonly label: string
  readonly disabled?: boolean | undefined
  /** True for the one that removes its row (`RemoveRow`). */
  readonly 'data-removes'?: boolean
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

export function SmallButton({ glyph, label, ...others }: SmallButtonProps) {
  return (
    <IconButton className="fd-small" size="small" aria-label={label} title={label} {...others}>
      <Glyph name={glyph} size={15} />
    </IconButton>
  )
}
