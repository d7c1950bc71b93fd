/** Every rule of the form in one place, and which fields others depend on. An entry leads to its field, whose panel has the editors. */
import { type AnyKnownWidget, eachWidget, type FormDefinition, isField, type WidgetKey } from '@formwork/form-schema'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { holds } from '../parts/holds'
import { SideList } from '../parts/side-list'
import { SideSearch } from '../parts/SideSearch'
import { seenFields } from '../properties/editors/conditions/seen-fields'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import type { FieldNames } from './condition-sentence'
import { formRules, type WidgetRules } from './form-rules'
import { readersOf } from './readers-of'
import { ruleSentence, widgetTitle } from './rule-sentence'

export function LogicPane() {
  const messages = useMessages()
  const { logic, find } = messages.editing
  const document = useDeferredValue(useDesignerStore((state) => state.document))
  const form = formOf(document)
  const rules = useMemo(() => formRules(form), [form])
  const names = useMemo(() => namesIn(form, rules), [form, rules])
  const formulaReads = useFormulaReads(form, rules)
  const readers = useMemo(() => readersOf(rules, names, formulaReads), [rules, names, formulaReads])
  const [query, setQuery] = useState('')
  const entries = useMemo(
    () => ({
      rules: rules.map(({ widget, rules: own }) => ({
        widget,
        sentences: own.map((rule) => ruleSentence(messages, names.get(widget.key) ?? NO_NAMES, widget, rule)),
      })),
      readers: readers.map(({ widget, by }) => ({
        widget,
        sentences: [by.map((reader) => widgetTitle(messages, reader)).join(messages.listSeparator)],
      })),
    }),
    [rules, names, readers, messages],
  )
  if (rules.length === 0)
    return (
      <SideList>
        <p>{logic.empty}</p>
      </SideList>
    )
  const isFound = ({ widget, sentences }: LogicEntry) => holds(query, [widgetTitle(messages, widget), widget.model, ...sentences])
  const found = { rules: entries.rules.filter(isFound), readers: entries.readers.filter(isFound) }
  return (
    <>
      <SideSearch label={find.logic} query={query} onChange={setQuery} />
      <SideList>
        <EntryList title={logic.rules} entries={found.rules} />
        <EntryList title={logic.readBy} entries={found.readers} />
        {found.rules.length + found.readers.length === 0 && <p role="status">{find.nothingFound(query.trim())}</p>}
      </SideList>
    </>
  )
}

interface LogicEntry {
  readonly widget: AnyKnownWidget
  readonly sentences: readonly string[]
}

function EntryList({ title, entries }: { readonly title: string; readonly entries: readonly LogicEntry[] }) {
  if (entries.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {entries.map(({ widget, sentences }) => (
          <Entry key={widget.key} widget={widget} sentences={sentences} />
        ))}
      </ul>
    </>
  )
}

function Entry({ widget, sentences }: LogicEntry) {
  const { store } = useDesigner()
  const messages = useMessages()
  return (
    <li>
      <button
        type="button"
        className="fd-entry"
        onClick={() => {
          store.getState().select(widget.key)
          store.getState().requestFocus()
        }}
      >
        <Glyph name="condition" size={16} />
        <span>
          <strong>{widgetTitle(messages, widget)}</strong>
          {sentences.map((sentence, index) => (
            // Two rules may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="fd-sentence">
              {sentence}
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}

/** For each widget with rules, what the models in them mean. */
function namesIn(form: FormDefinition, rules: readonly WidgetRules[]): ReadonlyMap<WidgetKey, FieldNames> {
  return new Map(
    rules.map(({ widget }) => {
      const fields = new Map(
        seenFields(form, widget.key)
          .toReversed()
          .map((field) => [field.model, field]),
      )
      return [widget.key, { fieldOf: (model: string) => fields.get(model) ?? null }]
    }),
  )
}

const NO_NAMES: FieldNames = { fieldOf: () => null }
const NO_READS: ReadonlyMap<WidgetKey, readonly string[]> = new Map()

/** What each formula reads; nothing until its parser is loaded. */
function useFormulaReads(form: FormDefinition, rules: readonly WidgetRules[]): ReadonlyMap<WidgetKey, readonly string[]> {
  const [reads, setReads] = useState(NO_READS)
  useEffect(() => {
    const formulas = rules.flatMap(({ widget, rules: own }) =>
      own.flatMap((rule) => (rule.kind === 'computed' ? [{ key: widget.key, text: rule.expression }] : [])),
    )
    if (formulas.length === 0) return
    let isStopped = false
    void import('@formwork/form-schema/feel').then(
      ({ checkExpression }) => {
        const models = [...eachWidget(form)].flatMap((widget) => (widget.type !== 'unknown' && isField(widget) ? widget.model : []))
        const found = formulas.map(({ key, text }) => {
          const checked = checkExpression(text, models)
          return [key, checked.ok ? [...checked.names, ...checked.filterNames] : []] as const
        })
        if (!isStopped) setReads(new Map(found))
      },
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }, [form, rules])
  return reads
}
