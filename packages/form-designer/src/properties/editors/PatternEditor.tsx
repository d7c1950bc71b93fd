/** A pattern, checked by the engine that will run it. */
import { compilePattern, explainPattern, loadRules } from '@formwork/form-schema'
import InputBase from '@mui/material/InputBase'
import { useEffect, useState } from 'react'
import { useDesigner, useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'

export function PatternEditor({ id, value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const { locale } = useDesigner()
  const [, setComplete] = useState(false)
  useEffect(() => {
    // What was checked without RE2 is checked again.
    loadRules().then(
      () => setComplete(true),
      () => undefined,
    )
  }, [])
  const text = typeof value === 'string' ? value : ''
  const compiled = text === '' ? null : compilePattern(text)
  const note = compiled === null ? null : compiled.ok ? editors.patternOk : editors.patternProblem(explainPattern(compiled, { locale }))
  return (
    <span className="fd-stack">
      <InputBase
        id={id}
        className="fd-input fd-mono"
        fullWidth
        value={text}
        placeholder="^1\d{10}$"
        error={compiled?.ok === false}
        inputProps={{ spellCheck: false, 'aria-describedby': `${id}-note`, 'aria-invalid': compiled?.ok === false }}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-note`} className="fd-note" data-problem={compiled?.ok === false} role="status">
        {note}
      </span>
    </span>
  )
}
