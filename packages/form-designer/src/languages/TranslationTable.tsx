/** Every text of the form with its translations: rows of texts, columns of languages. Each cell is a command, so that it can be undone. */
import { formTexts, type FormLanguages, languagesOf, missingTexts } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMemo, useState } from 'react'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { LanguageBar } from './LanguageBar'
import { languageName } from './language-name'
import { LanguageHead } from './LanguageHead'
import { TranslationRow } from './TranslationRow'
import { translationOf, withTranslation } from './with-translation'

export function TranslationTable() {
  const { store, locale } = useDesigner()
  const { languages: words } = useMessages()
  const form = formOf(useDesignerStore(({ document }) => document))
  const texts = useMemo(() => formTexts({ list: form.list }), [form.list])
  const languages = useMemo(() => languagesOf(form), [form])
  const missing = useMemo(() => missingTexts(form), [form])
  const [isMissingOnly, setMissingOnly] = useState(false)
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null)
  const tags = Object.keys(languages.translations)
  const set = (next: FormLanguages, mergeKey?: string) => {
    store.getState().dispatch({ type: 'set-languages', languages: next, ...(mergeKey === undefined ? {} : { mergeKey }) })
  }
  const translate = (text: string, tag: string, translation: string) => {
    const { document } = store.getState()
    set(withTranslation(languagesOf(document), { text, tag, translation }), `texts:${tag}:${text}`)
  }
  const lacks = (text: string) => tags.some((tag) => translationOf(languages, { text, tag }) === '')
  // A row that is being filled in stays until the list is filtered again.
  const shown = isMissingOnly && kept !== null ? texts.filter(({ text }) => kept.has(text)) : texts
  return (
    <>
      <LanguageBar form={form} languages={languages} onChange={set} />
      {tags.length === 0 ? (
        <Box sx={{ py: '48px', textAlign: 'center', color: 'text.secondary' }}>{texts.length === 0 ? words.noTexts : words.none}</Box>
      ) : (
        <>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={isMissingOnly}
                onChange={(_event, next) => {
                  setMissingOnly(next)
                  setKept(new Set(texts.filter(({ text }) => lacks(text)).map(({ text }) => text)))
                }}
              />
            }
            label={words.missingOnly}
            sx={{ alignSelf: 'flex-start', marginInline: '0 16px', gap: '8px', '& .MuiFormControlLabel-label': { fontSize: 13 } }}
          />
          {shown.length === 0 ? (
            <Box sx={{ py: '32px', textAlign: 'center', color: 'text.secondary' }}>{words.nothingMissing}</Box>
          ) : (
            <Box sx={{ overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
              <Box component="table" sx={TABLE}>
                <thead>
                  <tr>
                    <th scope="col">{words.text}</th>
                    {tags.map((tag) => (
                      <LanguageHead
                        key={tag}
                        tag={tag}
                        missing={missing[tag] ?? 0}
                        onRemove={() => {
                          const { [tag]: _gone, ...left } = languages.translations
                          set({ ...languages, translations: left })
                        }}
                      />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.map((text) => (
                    <TranslationRow
                      key={text.text}
                      text={text}
                      tags={tags}
                      names={tags.map((tag) => languageName(tag, locale))}
                      translations={tags.map((tag) => translationOf(languages, { text: text.text, tag }))}
                      onTranslate={translate}
                    />
                  ))}
                </tbody>
              </Box>
            </Box>
          )}
        </>
      )}
    </>
  )
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '8px',
    borderBottom: 1,
    borderColor: 'divider',
    // Two columns fit on a phone.
    minWidth: { xs: 150, sm: 200 },
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { verticalAlign: 'middle', position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', fontWeight: 600 },
  '& tbody tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' },
} as const
