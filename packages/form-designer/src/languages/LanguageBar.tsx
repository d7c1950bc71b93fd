/** What can be done with all languages of a form: say which it is written in, add one, write them to a table and read it back. */
import {
  type FormDefinition,
  type FormLanguages,
  isLanguageTag,
  LANGUAGE_LIMITS,
  readTranslationRows,
  translationRows,
  translationsFromCsv,
  translationsToCsv,
} from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useRef, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'
import { languageName } from './language-name'
import { saveFile } from './save-file'
import { TagField } from './TagField'

export interface LanguageBarProps {
  readonly form: FormDefinition
  readonly languages: FormLanguages
  readonly onChange: (languages: FormLanguages) => void
}

/** A larger file is no table of texts. */
const MAX_BYTES = 4 * 1024 * 1024
const COMMON = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'de', 'fr', 'es', 'pt-BR', 'ru', 'vi', 'th', 'id', 'ar']

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A tag in its usual spelling: `pt-BR` for `PT-br`. Invalid tags stay unchanged. */
function writtenTag(typed: string): string {
  const tag = typed.trim()
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    return tag
  }
}

export function LanguageBar({ form, languages, onChange }: LanguageBarProps) {
  const { sheets, locale } = useDesigner()
  const { languages: words } = useMessages()
  const listId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [tag, setTag] = useState('')
  const [status, setStatus] = useState<{ readonly text: string; readonly isError: boolean } | null>(null)
  const tags = Object.keys(languages.translations)
  const add = () => {
    const added = writtenTag(tag)
    const isThere = [languages.language ?? '', ...tags].some((each) => isSameTag(each, added))
    const mayAdd = isLanguageTag(added) && !isThere && tags.length < LANGUAGE_LIMITS.languages
    if (!mayAdd) return setStatus({ text: words.addRefused, isError: true })
    onChange({ ...languages, translations: { ...languages.translations, [added]: {} } })
    setTag('')
    setStatus(null)
  }
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const found = await readTable(form, chosen, sheets?.read).catch(() => null)
    if (found === null) return setStatus({ text: words.unreadable, isError: true })
    onChange(found.languages)
    setStatus({ text: words.imported(found.changed, found.unknown.length), isError: false })
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-start' }}>
        <TagField
          label={words.own}
          hint={words.ownHint}
          list={listId}
          defaultValue={languages.language ?? ''}
          onBlur={(event) => {
            const own = writtenTag(event.target.value)
            const isRefused = own !== '' && own !== languages.language && (!isLanguageTag(own) || tags.some((each) => isSameTag(each, own)))
            if (isRefused) return setStatus({ text: words.ownRefused, isError: true })
            onChange({ ...languages, language: own === '' ? null : own })
            setStatus(null)
          }}
        />
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <TagField
            label={words.add}
            hint={words.addHint}
            list={listId}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
            beside={
              <Button
                type="submit"
                variant="outlined"
                color="inherit"
                disabled={tag.trim() === ''}
                sx={{ minWidth: 44 }}
                aria-label={words.add}
              >
                <Glyph name="plus" size={16} />
              </Button>
            }
          />
        </Box>
        <datalist id={listId}>
          {COMMON.map((each) => (
            <option key={each} value={each}>
              {languageName(each, locale)}
            </option>
          ))}
        </datalist>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: { md: 'auto' }, mt: { md: '22px' } }}>
          <Button color="inherit" onClick={() => saveFile('translations.csv', new Blob([translationsToCsv(form)], { type: 'text/csv' }))}>
            {words.exportCsv}
          </Button>
          {sheets !== undefined && (
            <Button
              color="inherit"
              onClick={() => void sheets.write(translationRows(form)).then((sheet) => saveFile('translations.xlsx', sheet))}
            >
              {words.exportSheet}
            </Button>
          )}
          <Button color="inherit" onClick={() => file.current?.click()}>
            {words.importTable}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept={sheets === undefined ? '.csv,text/csv' : '.csv,.xlsx,text/csv'}
            aria-label={words.importTable}
            onChange={(event) => {
              void read(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </Box>
      </Box>
      <Box
        role="status"
        // Empty it takes no room; hidden, what comes into it would not be read out.
        sx={{ fontSize: 13, color: status?.isError === true ? 'error.main' : 'success.main', '&:empty': { position: 'absolute' } }}
      >
        {status?.text}
      </Box>
    </>
  )
}

async function readTable(
  form: FormDefinition,
  file: File,
  readSheet: ((file: File) => Promise<readonly (readonly string[])[]>) | undefined,
) {
  if (file.size > MAX_BYTES) return null
  if (!file.name.toLowerCase().endsWith('.xlsx')) return translationsFromCsv(form, await file.text())
  return readSheet === undefined ? null : readTranslationRows(form, await readSheet(file))
}
