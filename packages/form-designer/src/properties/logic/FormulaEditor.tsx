/** A formula with what helps to write it: completion, fields to insert, and the result of sample values as it is typed. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { ALLOWED_FUNCTIONS } from '@formwork/form-schema/feel'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useDesigner, useMessages } from '../../store/designer-context'
import { useSeenFields } from '../editors/conditions/seen-fields'
import { PlainSelect } from '../editors/menus/PlainSelect'
import { FormulaBox, type FormulaBoxHandle } from './FormulaBox'
import { formulaFields } from './formula-fields'
import { formulaTrial } from './formula-trial'

export interface FormulaEditorProps {
  readonly widget: AnyKnownWidget
  readonly text: string
  /** True after it was just added: it gets the focus. */
  readonly isBegun: boolean
  readonly onChange: (text: string) => void
}

export function FormulaEditor({ widget, text, isBegun, onChange }: FormulaEditorProps) {
  const { locale } = useDesigner()
  const { logic: words } = useMessages().editing
  const id = useId()
  const fields = useSeenFields(widget.key)
  // Text of only blanks is no formula of the form, and stays in the box.
  const [draft, setDraft] = useState(text)
  const shown = draft.trim() === text.trim() ? draft : text
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({})
  const box = useRef<FormulaBoxHandle>(null)
  useEffect(() => {
    if (isBegun) box.current?.insert('')
  }, [isBegun])
  const { nameable, unnameable } = useMemo(() => formulaFields(fields, words.columnOf), [fields, words])
  const trial = useMemo(() => formulaTrial({ widget, fields, text: shown, samples, locale }), [widget, fields, shown, samples, locale])
  const problem = useMemo(
    () => (trial?.kind === 'refused' && trial.at !== null ? { from: trial.at.from, to: trial.at.to, message: trial.reason } : null),
    [trial],
  )
  return (
    <div className="fd-stack">
      <FormulaBox
        ref={box}
        label={words.computed}
        describedBy={`${id}-result`}
        hint={words.computedHint}
        value={shown}
        problem={problem}
        fields={nameable}
        functions={ALLOWED_FUNCTIONS}
        onChange={(next) => {
          setDraft(next)
          onChange(next)
        }}
      />
      {nameable.length > 0 && (
        <PlainSelect
          label={words.insertField}
          value=""
          placeholder={words.insertField}
          options={nameable.map(({ written, text: title }) => ({ id: written, text: title }))}
          onChange={(written) => box.current?.insert(written)}
        />
      )}
      {unnameable.length > 0 && (
        <span className="fd-note">
          {words.unnameable(unnameable.map(({ text: title, model }) => (title === model ? title : `${title} (${model})`)))}
        </span>
      )}
      {trial !== null && trial.names.length > 0 && (
        <div role="group" aria-label={words.samples} className="fd-stack">
          <span className="fd-note">{words.samples}</span>
          {trial.names.map(({ model, text: title, sample }) => (
            <span key={model} className="fd-input fd-adorned">
              <span className="fd-sample">{title}</span>
              <input
                value={sample}
                aria-label={words.sampleOf(title)}
                onChange={(event) => setSamples({ ...samples, [model]: event.target.value })}
              />
            </span>
          ))}
        </div>
      )}
      <span id={`${id}-result`} className="fd-note" role="status" data-problem={trial?.kind === 'refused'}>
        {trial === null ? '' : trial.kind === 'refused' ? trial.reason : trial.value === null ? words.noResult : words.result(trial.value)}
      </span>
    </div>
  )
}
