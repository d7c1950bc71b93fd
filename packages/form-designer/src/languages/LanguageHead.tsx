/** The head of a language's column: its name, what is missing, and its removal. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'
import { languageName } from './language-name'

export interface LanguageHeadProps {
  readonly tag: string
  readonly missing: number
  readonly onRemove: () => void
}

export function LanguageHead({ tag, missing, onRemove }: LanguageHeadProps) {
  const { locale } = useDesigner()
  const { languages: words } = useMessages()
  const name = languageName(tag, locale)
  return (
    <th scope="col">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <span>{name}</span>
        <Box component="code" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          {tag}
        </Box>
        <Box component="span" sx={{ fontSize: 12, fontWeight: 400, color: missing === 0 ? 'success.main' : 'warning.main' }}>
          {missing === 0 ? words.complete : words.missing(missing)}
        </Box>
        <IconButton
          size="small"
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={onRemove}
          sx={{ marginInlineStart: 'auto' }}
        >
          <Glyph name="trash" size={16} />
        </IconButton>
      </Box>
    </th>
  )
}
