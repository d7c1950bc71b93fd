/** A pattern, checked by the engine that will run it, chosen from common ones or typed, and tried with a text. */
import { compilePattern, explainPattern, loadRules } from '@formwork/form-schema'
import { useEffect, useState } from 'react'
import { useDesigner, useMessages } from '../../../store/designer-context'
import type { EditorProps } from '../editor-props'
import { PlainSelect } from '../menus/PlainSelect'
import { PATTERN_PRESETS, PRESET_NAMES } from './pattern-presets'

export function PatternEditor({ id, value, onChange }: EditorProps) {
  const { editors, editing } = useMessages()
  const [sample, setSample] = useState('')
  const { locale } = useDesigner()
  const [, setComplete] = useState(false)
  useEffect(() => {
    // Patterns that were checked without RE2 are checked again.
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
      <input
        id={id}
        className="fd-input fd-mono"
        value={text}
        placeholder="^1\d{10}$"
        spellCheck={false}
        aria-describedby={`${id}-note`}
        aria-invalid={compiled?.ok === false}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-note`} className="fd-note" data-problem={compiled?.ok === false} role="status">
        {note}
      </span>
      <PlainSelect
        label={editing.patterns.presets}
        value={PRESET_NAMES.find((name) => PATTERN_PRESETS[name] === text) ?? ''}
        options={[
          { id: '', text: editing.patterns.choose },
          ...PRESET_NAMES.map((name) => ({ id: name, text: editing.patterns.names[name] })),
        ]}
        onChange={(chosen) => {
          const name = PRESET_NAMES.find((each) => each === chosen)
          if (name !== undefined) onChange(PATTERN_PRESETS[name])
        }}
      />
      {compiled?.ok === true && (
        <>
          <input
            className="fd-input"
            value={sample}
            placeholder={editing.patterns.test}
            aria-label={editing.patterns.test}
            aria-describedby={`${id}-sample`}
            onChange={(event) => setSample(event.target.value)}
          />
          <span id={`${id}-sample`} className="fd-note" role="status" data-problem={sample !== '' && !compiled.matches(sample)}>
            {sample === '' ? '' : compiled.matches(sample) ? editing.patterns.fits : editing.patterns.fitsNot}
          </span>
        </>
      )}
    </span>
  )
}
