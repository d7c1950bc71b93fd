/** Every rule of the form in one place, and which fields others depend on. An entry leads to its field, whose panel has the editors. */
import { type AnyKnownWidget, type FormDefinition, typeOf, type WidgetKey } from '@formwork/form-schema'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import type { DesignerMessages } from '../messages/designer-messages'
import { typeTitle } from '../messages/name-of-widget'
import { SideList } from '../parts/side-list'
import { seenFields } from '../properties/editors/conditions/seen-fields'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { conditionSentence, type FieldNames } from './condition-sentence'
import { formRules, type FormRule, type WidgetRules } from './form-rules'

export function LogicPane() {
  const messages = useMessages()
  const { logic } = messages.editing
  const document = useDeferredValue(useDesignerStore((state) => state.document))
  const form = formOf(document)
  const rules = useMemo(() => formRules(form), [form])
  const names = useMemo(() => namesIn(form, rules), [form, rules])
  const formulaReads = useFormulaReads(rules)
  const readers = useMemo(() => readersOf(rules, names, formulaReads), [rules, names, formulaReads])
  if (rules.length === 0)
    return (
      <SideList>
        <p>{logic.empty}</p>
      </SideList>
    )
  return (
    <SideList>
      <h3>{logic.rules}</h3>
      <ul aria-label={logic.rules}>
        {rules.map(({ widget, rules: own }) => (
          <Entry key={widget.key} widget={widget} sentences={own.map((rule) => ruleSentence(messages, names.get(widget.key), rule))} />
        ))}
      </ul>
      {readers.length > 0 && (
        <>
          <h3>{logic.readBy}</h3>
          <ul aria-label={logic.readBy}>
            {readers.map(({ widget, by }) => (
              <Entry
                key={widget.key}
                widget={widget}
                sentences={[by.map((reader) => titleOf(messages, reader)).join(messages.listSeparator)]}
              />
            ))}
          </ul>
        </>
      )}
    </SideList>
  )
}

function Entry({ widget, sentences }: { readonly widget: AnyKnownWidget; readonly sentences: readonly string[] }) {
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
          <strong>{titleOf(messages, widget)}</strong>
          {sentences.map((sentence) => (
            <span key={sentence} className="fd-sentence">
              {sentence}
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}

function titleOf(messages: DesignerMessages, widget: AnyKnownWidget): string {
  return widget.name.trim() === '' ? typeTitle(messages, typeOf(widget)) : widget.name
}

function ruleSentence(messages: DesignerMessages, names: FieldNames | undefined, rule: FormRule): string {
  const { logic } = messages.editing
  if (rule.kind === 'computed') return logic.computedAs(rule.expression)
  if (rule.kind === 'hidden-value') return logic.hiddenValues[rule.policy]
  const when = conditionSentence(messages, names ?? { fieldOf: () => null }, rule.when)
  if (rule.kind === 'choice') return logic.choiceWhen(rule.choice, when)
  return rule.kind === 'check' ? logic.mustHold(when, rule.message) : logic.when[rule.kind](when)
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

interface Readers {
  readonly widget: AnyKnownWidget
  readonly by: readonly AnyKnownWidget[]
}

function readersOf(
  rules: readonly WidgetRules[],
  names: ReadonlyMap<WidgetKey, FieldNames>,
  formulaReads: ReadonlyMap<WidgetKey, readonly string[]>,
): readonly Readers[] {
  const readers = new Map<WidgetKey, { widget: AnyKnownWidget; by: Map<WidgetKey, AnyKnownWidget> }>()
  for (const { widget, reads } of rules) {
    for (const model of [...reads, ...(formulaReads.get(widget.key) ?? [])]) {
      const read = names.get(widget.key)?.fieldOf(model) ?? null
      if (read === null || read.key === widget.key) continue
      const known = readers.get(read.key) ?? { widget: read, by: new Map() }
      known.by.set(widget.key, widget)
      readers.set(read.key, known)
    }
  }
  return [...readers.values()].map(({ widget, by }) => ({ widget, by: [...by.values()] }))
}

const NO_READS: ReadonlyMap<WidgetKey, readonly string[]> = new Map()

/** What each formula reads; nothing until its parser is loaded. */
function useFormulaReads(rules: readonly WidgetRules[]): ReadonlyMap<WidgetKey, readonly string[]> {
  const [reads, setReads] = useState(NO_READS)
  useEffect(() => {
    const formulas = rules.flatMap(({ widget, rules: own }) =>
      own.flatMap((rule) => (rule.kind === 'computed' ? [{ key: widget.key, text: rule.expression }] : [])),
    )
    if (formulas.length === 0) return
    let isStopped = false
    void import('@formwork/form-schema/feel').then(
      ({ checkExpression }) => {
        const found = formulas.map(({ key, text }) => {
          const checked = checkExpression(text)
          return [key, checked.ok ? [...checked.names, ...checked.filterNames] : []] as const
        })
        if (!isStopped) setReads(new Map(found))
      },
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }, [rules])
  return reads
}
