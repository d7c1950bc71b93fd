/** The formula of a computed value: typed, with fields to insert, and tried on sample values as it is typed. */
import type { AnyKnownWidget, FieldLogic } from '@formwork/form-schema'
import InputBase from '@mui/material/InputBase'
import { useId, useRef, useState } from 'react'
import { useMessages } from '../../store/designer-context'
import { PlainSelect } from '../editors/PlainSelect'
import { useSeenFields } from '../editors/conditions/seen-fields'
import { RowFrame } from '../RowFrame'
import { useFormulaTrial } from './use-formula-trial'

export interface ComputedRowProps {
  readonly widget: AnyKnownWidget
  readonly logic: FieldLogic
  readonly onChange: (logic: FieldLogic) => void
}

export function ComputedRow({ widget, logic, onChange }: ComputedRowProps) {
  const { logic: words } = useMessages().editing
  const id = useId()
  const fields = useSeenFields(widget.key).filter((field) => field.widget.key !== widget.key)
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({})
  const box = useRef<HTMLInputElement>(null)
  const { computed = '', ...others } = logic
  const trial = useFormulaTrial({ widget, fields, text: computed, samples })
  const put = (text: string) => onChange(text.trim() === '' ? others : { ...others, computed: text })
  const insert = (model: string) => {
    const at = box.current?.selectionStart ?? computed.length
    const name = /^[\p{Letter}_][\p{Letter}\p{Number}_]*$/u.test(model) ? model : `\`${model}\``
    put(`${computed.slice(0, at)}${name}${computed.slice(box.current?.selectionEnd ?? at)}`)
    box.current?.focus()
  }
  return (
    <RowFrame id={id} label={words.computed} layout="block">
      <div className="fd-stack">
        <InputBase
          id={id}
          className="fd-input fd-input-tall fd-mono"
          multiline
          fullWidth
          minRows={2}
          maxRows={8}
          value={computed}
          placeholder={words.computedHint}
          error={trial?.kind === 'refused'}
          inputProps={{ ref: box, spellCheck: false, 'aria-describedby': `${id}-result`, 'aria-invalid': trial?.kind === 'refused' }}
          onChange={(event) => put(event.target.value)}
        />
        {fields.length > 0 && (
          <PlainSelect
            label={words.insertField}
            value=""
            options={[{ id: '', text: words.insertField }, ...fields.map(({ model, text }) => ({ id: model, text }))]}
            onChange={(model) => model !== '' && insert(model)}
          />
        )}
        {trial !== null && trial.names.length > 0 && (
          <div role="group" aria-label={words.samples} className="fd-stack">
            <span className="fd-note">{words.samples}</span>
            {trial.names.map(({ model, text, sample }) => (
              <InputBase
                key={model}
                className="fd-input"
                fullWidth
                value={sample}
                startAdornment={<span className="fd-sample">{text}</span>}
                inputProps={{ 'aria-label': words.sampleOf(text) }}
                onChange={(event) => setSamples({ ...samples, [model]: event.target.value })}
              />
            ))}
          </div>
        )}
        <span id={`${id}-result`} className="fd-note" role="status" data-problem={trial?.kind === 'refused'}>
          {trial === null
            ? ''
            : trial.kind === 'refused'
              ? trial.reason
              : trial.value === null
                ? words.noResult
                : words.result(trial.value)}
        </span>
      </div>
    </RowFrame>
  )
}
