/** One text with its translations. */
import type { FormText } from '@formwork/form-schema'
import { LANGUAGE_LIMITS } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { memo } from 'react'
import { useMessages } from '../store/designer-context'

export interface TranslationRowProps {
  readonly text: FormText
  readonly tags: readonly string[]
  /** In the order of the tags, as the translations. */
  readonly names: readonly string[]
  readonly translations: readonly string[]
  readonly onTranslate: (text: string, tag: string, translation: string) => void
}

const isSame = (before: TranslationRowProps, after: TranslationRowProps) =>
  before.text === after.text &&
  before.tags.join(' ') === after.tags.join(' ') &&
  before.translations.every((translation, index) => translation === after.translations[index])

/** Typing in one row renders no other one again. */
export const TranslationRow = memo(function TranslationRow({
  text: { text, places },
  tags,
  names,
  translations,
  onTranslate,
}: TranslationRowProps) {
  const { languages: words } = useMessages()
  const where = [...new Set(places.map(({ label, part }) => `${label} · ${words.parts[part]}`))].slice(0, 3).join(' / ')
  return (
    <tr>
      <th scope="row" style={{ fontWeight: 400 }}>
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{where}</Box>
      </th>
      {tags.map((tag, index) => (
        <td key={tag} lang={tag}>
          <InputBase
            fullWidth
            multiline
            value={translations[index] ?? ''}
            inputProps={{
              'aria-label': words.cell(text.length > 60 ? `${text.slice(0, 60)}…` : text, names[index] ?? tag),
              maxLength: LANGUAGE_LIMITS.textLength,
            }}
            onChange={(event) => onTranslate(text, tag, event.target.value)}
            sx={{
              fontSize: 13,
              padding: '4px 8px',
              border: 1,
              borderRadius: 1,
              borderColor: translations[index] === '' ? 'warning.main' : 'divider',
              '&.Mui-focused': { borderColor: 'primary.main' },
            }}
          />
        </td>
      ))}
    </tr>
  )
}, isSame)
