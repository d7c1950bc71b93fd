/** The language that a translated form is previewed in. */
import { type FormDefinition, type LanguageTag, languagesOf } from '@formwork/form-schema'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useDesigner, useMessages } from '../store/designer-context'
import { languageName } from './language-name'

export interface PreviewLanguageProps {
  readonly form: FormDefinition
  readonly value: LanguageTag | undefined
  readonly onChange: (locale: LanguageTag) => void
}

export function PreviewLanguage({ form, value, onChange }: PreviewLanguageProps) {
  const { locale } = useDesigner()
  const { languages: words } = useMessages()
  const { language, translations } = languagesOf(form)
  const tags = [...new Set([locale ?? 'zh-CN', ...(language === null ? [] : [language]), ...Object.keys(translations)])]
  if (Object.keys(translations).length === 0) return null
  return (
    <Select
      size="small"
      value={value ?? 'zh-CN'}
      inputProps={{ 'aria-label': words.show }}
      onChange={(event) => onChange(event.target.value)}
      sx={{ marginInlineEnd: 'auto', fontSize: 13 }}
    >
      {tags.map((tag) => (
        <MenuItem key={tag} value={tag}>
          {languageName(tag, locale)}
        </MenuItem>
      ))}
    </Select>
  )
}
