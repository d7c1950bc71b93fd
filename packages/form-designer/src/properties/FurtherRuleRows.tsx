/** The rows of the panel for rules beyond the old family's: lengths, counts, files, consents, rows that differ, functions of the host. */
import { eachWidget, type FurtherRules, hasRows, logicOf, rowFields, type Widget } from '@formwork/form-schema'
import { memo, useId, useMemo, useState } from 'react'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { ChecksEditor } from './editors/conditions/ChecksEditor'
import { ManySelect } from './editors/menus/ManySelect'
import { NumberField } from './editors/NumberField'
import { PlainSwitch } from './editors/PlainSwitch'
import {
  fittingRules,
  joinedColumns,
  loneColumns,
  type OfferedRule,
  readFileTypes,
  readNames,
  toBytes,
  toMegabytes,
  withJoinedColumns,
  withLoneColumns,
  withRule,
} from './further-rules'
import { RowFrame } from './RowFrame'

export const FurtherRuleRows = memo(function FurtherRuleRows({ widget }: { readonly widget: Widget }) {
  return fittingRules(widget).map((rule) => <RuleRow key={`${widget.key} ${rule}`} widget={widget} rule={rule} />)
})

interface RuleRowProps {
  readonly widget: Widget
  readonly rule: OfferedRule
}

function RuleRow({ widget, rule }: RuleRowProps) {
  const { store } = useDesigner()
  const { rules: labels, editors } = useMessages()
  const id = useId()
  const logic = logicOf(widget)
  const { rules = {} } = logic
  const set = (value: Parameters<typeof withRule>[2]) =>
    store.getState().dispatch({ type: 'set-option', key: widget.key, option: 'formwork', value: withRule(logic, rule, value) })
  return (
    <RowFrame id={id} label={labels[rule]} layout={rule === 'checks' ? 'block' : 'row'} labelled={rule !== 'checks'}>
      {rule === 'checks' ? (
        <ChecksEditor widget={widget} checks={rules.checks ?? []} onChange={set} />
      ) : rule === 'mustBeTrue' ? (
        <PlainSwitch id={id} checked={rules.mustBeTrue === true} onChange={(checked) => set(checked || undefined)} />
      ) : rule === 'fileTypes' ? (
        <NamesBox id={id} names={rules.fileTypes ?? []} placeholder=".pdf, image/*" read={readFileTypes} onChange={set} />
      ) : rule === 'validators' ? (
        <NamesBox id={id} names={rules.validators ?? []} placeholder={editors.validatorNames} read={readNames} onChange={set} />
      ) : rule === 'unique' ? (
        <UniqueColumns id={id} subform={widget.key} rules={rules} onChange={set} />
      ) : rule === 'maxFileSize' ? (
        <NumberField
          id={id}
          value={toMegabytes(rules.maxFileSize)}
          min={0}
          onChange={(size) => set(size === null ? undefined : toBytes(size))}
        />
      ) : (
        <NumberField
          id={id}
          value={rules[rule] ?? null}
          min={0}
          step={1}
          onChange={(count) => set(count === null ? undefined : Math.round(count))}
        />
      )}
    </RowFrame>
  )
}

interface UniqueColumnsProps {
  readonly id: string
  readonly subform: string
  readonly rules: FurtherRules
  readonly onChange: (columns: FurtherRules['unique']) => void
}

/** The fields of a row, as a person knows them, of which some may say nothing twice. */
function UniqueColumns({ id, subform, rules, onChange }: UniqueColumnsProps) {
  const { rules: labels, editors } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const options = useMemo(() => {
    const widget = [...eachWidget(formOf(document))].find(({ key }) => key === subform)
    const fields = widget !== undefined && hasRows(widget) ? rowFields(widget) : []
    return fields.map(({ model, name }) => ({ id: model, text: name.trim() === '' ? model : name }))
  }, [document, subform])
  const joined = joinedColumns(rules)
  return (
    <div className="fd-stack">
      <ManySelect
        id={id}
        label={labels.unique}
        values={loneColumns(rules)}
        options={options}
        placeholder={editors.noColumns}
        onChange={(columns) => onChange(withLoneColumns(rules, columns))}
      />
      {/* The empty one at the end is the next list of columns that count together. */}
      {(options.length > 1 ? [...joined, []] : joined).map((columns, index) => (
        <ManySelect
          // oxlint-disable-next-line react/no-array-index-key -- a list is known by its place only
          key={index}
          label={editors.joinedColumns(index + 1)}
          values={columns}
          options={options}
          placeholder={editors.addJoinedColumns}
          onChange={(next) => onChange(withJoinedColumns(rules, index < joined.length ? joined.with(index, next) : [...joined, next]))}
        />
      ))}
    </div>
  )
}

interface NamesBoxProps {
  readonly id: string
  readonly names: readonly string[]
  readonly placeholder: string
  readonly read: (text: string) => readonly string[] | undefined
  readonly onChange: (names: readonly string[] | undefined) => void
}

/** A list with commas; it is read when the box is left. */
function NamesBox({ id, names, placeholder, read, onChange }: NamesBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      id={id}
      className="fd-input"
      placeholder={placeholder}
      value={draft ?? names.join(', ')}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft !== null) onChange(read(draft))
        setDraft(null)
      }}
    />
  )
}
