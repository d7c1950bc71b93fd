/** The tests of a form beside its preview: recorded from what is filled in, run at once, renamed, filled in again, removed. */
import { explainTest, type FormDefinition, type FormTestDifference, type FormValues, recordTest } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { type DesignerTests, MAX_TESTS, type RecordedTest } from './form-tests'
import { useTestResults } from './use-test-results'

export interface TestPanelProps {
  readonly tests: DesignerTests
  readonly form: FormDefinition
  /** The present values. */
  readonly valuesNow: () => FormValues
  /** The id of the test whose values the preview shows. */
  readonly filledWith: string | null
  /** Puts the values of a test into the preview; null while that is not there. */
  readonly onFill: ((test: RecordedTest) => void) | null
  /** The values were recorded. */
  readonly onRecorded: () => void
}

export function TestPanel({ tests: { list, onChange }, form, valuesNow, filledWith, onFill, onRecorded }: TestPanelProps) {
  const { tests: words } = useMessages()
  const { newKey, store } = useDesigner()
  const [name, setName] = useState('')
  const shown = useDesignerStore(({ view }) => view.shownTest)
  useEffect(() => {
    if (shown === null || onFill === null) return
    // Its row has the focus by now; a test that is not there is not waited for.
    store.getState().setView({ shownTest: null })
    const test = list.find(({ id }) => id === shown)
    if (test !== undefined) onFill(test)
  }, [shown, store, list, onFill])
  const filled = list.find(({ id }) => id === filledWith)
  const results = useTestResults(form, list)
  const record = () => {
    const values = valuesNow()
    onChange([...list, { id: newKey(), name: name.trim(), values, expect: recordTest(form, values) }])
    setName('')
    onRecorded()
  }
  const put = (next: RecordedTest) => onChange(list.map((test) => (test.id === next.id ? next : test)))
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{ display: 'flex', flexDirection: 'column', gap: '12px', borderTop: 1, borderColor: 'divider', pt: '16px' }}
    >
      <Box component="h3" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
        {words.title}
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{list.length >= MAX_TESTS ? words.tooMany : words.hint}</Box>
      {/* Hidden while it is empty, what comes into it would not be read out. */}
      <Box role="status" sx={{ fontSize: 13, '&:empty': { position: 'absolute' } }}>
        {filled && words.filled(filled.name)}
      </Box>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '' && list.length < MAX_TESTS) record()
        }}
        sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}
      >
        <OutlinedInput
          size="small"
          value={name}
          placeholder={words.name}
          inputProps={{ 'aria-label': words.name, maxLength: 100 }}
          onChange={(event) => setName(event.target.value)}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" color="inherit" disabled={name.trim() === '' || list.length >= MAX_TESTS}>
          {words.save}
        </Button>
      </Box>
      {list.length === 0 ? (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{words.empty}</Box>
      ) : (
        <Box component="ul" aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.map((test) => (
            <TestRow
              key={test.id}
              test={test}
              isShown={test.id === shown}
              differences={results.get(test.id) ?? null}
              form={form}
              onPut={put}
              onFill={() => onFill?.(test)}
              onRecord={() => put({ ...test, values: valuesNow(), expect: recordTest(form, valuesNow()) })}
              onRemove={() => onChange(list.filter(({ id }) => id !== test.id))}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

interface TestRowProps {
  readonly test: RecordedTest
  /** It was asked for, and takes the focus. */
  readonly isShown: boolean
  /** Null until it has run. */
  readonly differences: readonly FormTestDifference[] | null
  readonly form: FormDefinition
  readonly onPut: (test: RecordedTest) => void
  readonly onFill: () => void
  readonly onRecord: () => void
  readonly onRemove: () => void
}

function TestRow({ test, isShown, differences, form, onPut, onFill, onRecord, onRemove }: TestRowProps) {
  const { tests: words } = useMessages()
  const { locale } = useDesigner()
  const { name, expect } = test
  const nameBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isShown) nameBox.current?.focus()
  }, [isShown])
  const holds = differences !== null && differences.length === 0
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: '8px',
        py: '8px',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <OutlinedInput
          size="small"
          fullWidth
          inputRef={nameBox}
          defaultValue={name}
          inputProps={{ 'aria-label': words.rename(name), maxLength: 100 }}
          onBlur={(event) => {
            const next = event.target.value.trim()
            if (next !== '' && next !== name) onPut({ ...test, name: next })
          }}
        />
        <Box sx={{ mt: '4px', fontSize: 12, color: 'text.secondary' }}>
          {words.facts(expect.visible.length, expect.refused.length)}
          {differences !== null && (
            <Box component="span" sx={{ marginInlineStart: '8px', color: holds ? 'success.main' : 'error.main' }}>
              {holds ? `✓ ${words.holds}` : `✗ ${words.fails}`}
            </Box>
          )}
        </Box>
        {differences !== null && differences.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: '4px', paddingInlineStart: '18px', listStyle: 'disc', fontSize: 12, color: 'error.main' }}>
            {differences.map((difference) => (
              <li key={`${difference.code} ${difference.place} ${difference.problem}`}>{explainTest(form, difference, { locale })}</li>
            ))}
          </Box>
        )}
      </Box>
      <IconButton size="small" aria-label={words.fill(name)} title={words.fill(name)} onClick={onFill}>
        <Glyph name="import" size={16} />
      </IconButton>
      {!holds && differences !== null && (
        <IconButton size="small" aria-label={words.record(name)} title={words.record(name)} onClick={onRecord}>
          <Glyph name="redo" size={16} />
        </IconButton>
      )}
      <IconButton size="small" aria-label={words.remove(name)} title={words.remove(name)} onClick={onRemove}>
        <Glyph name="trash" size={16} />
      </IconButton>
    </Box>
  )
}
