/** When a widget is shown: always, or when fields have certain values. */
import type { ConditionPair, DisplayCondition } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import { inputFields } from '@formwork/form-schema'
import { useMemo } from 'react'
import { Glyph } from '../../icons/Glyph'
import { useDesignerStore, useMessages } from '../../store/designer-context'
import { formOf } from '../../store/form-of'
import { ConditionValue } from './ConditionValue'
import type { EditorProps } from './editor-props'
import { PlainSelect } from './PlainSelect'
import { SmallButton } from './SmallButton'

const MODES = ['hide', 'and', 'or'] as const
const ALWAYS: DisplayCondition = { type: 'hide', list: [] }

function isCondition(value: unknown): value is DisplayCondition {
  return typeof value === 'object' && value !== null && 'type' in value && 'list' in value && Array.isArray(value.list)
}

export function ConditionEditor({ id, label, widget, value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const fields = useMemo(() => inputFields(formOf(document)).filter((field) => field.key !== widget.key), [document, widget.key])
  const condition = isCondition(value) ? value : ALWAYS
  const { type, list } = condition
  const first = fields[0]
  const setPair = (index: number, pair: ConditionPair) => onChange({ ...condition, list: list.with(index, pair) })
  const setMode = (mode: string) => {
    const next = MODES.find((each) => each === mode) ?? 'hide'
    const needsFirst = next !== 'hide' && list.length === 0 && first !== undefined
    onChange({ type: next, list: needsFirst ? [{ model: first.model, value: '' }] : list })
  }
  const options = fields.map((field) => ({ id: field.model, text: field.name.trim() === '' ? field.model : field.name }))
  return (
    <div className="fd-conditions">
      <PlainSelect
        id={id}
        label={label}
        value={type}
        options={MODES.map((mode) => ({ id: mode, text: editors.conditionModes[mode] }))}
        onChange={setMode}
      />
      {type !== 'hide' &&
        list.map((pair, index) => {
          const field = fields.find((each) => each.model === pair.model) ?? null
          const known = field === null ? [...options, { id: pair.model, text: editors.missingField(pair.model) }] : options
          return (
            // Pairs may repeat: their place in the list is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className="fd-condition">
              <PlainSelect
                label={editors.conditionField(index + 1)}
                value={pair.model}
                options={known}
                onChange={(model) => setPair(index, { ...pair, model, value: '' })}
              />
              <span aria-hidden="true">=</span>
              <ConditionValue
                label={editors.conditionValue(index + 1)}
                field={field}
                value={pair.value}
                onChange={(next) => setPair(index, { ...pair, value: next })}
              />
              <SmallButton
                glyph="close"
                label={editors.removeCondition(index + 1)}
                onClick={() => onChange({ ...condition, list: list.toSpliced(index, 1) })}
              />
            </div>
          )
        })}
      {type !== 'hide' && first === undefined && <span className="fd-note">{editors.conditionNoFields}</span>}
      {type !== 'hide' && first !== undefined && (
        <div className="fd-row-actions">
          <Button
            size="small"
            startIcon={<Glyph name="plus" size={16} />}
            onClick={() => onChange({ ...condition, list: [...list, { model: first.model, value: '' }] })}
          >
            {editors.addCondition}
          </Button>
        </div>
      )}
    </div>
  )
}
