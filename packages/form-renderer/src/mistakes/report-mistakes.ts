/** What is wrong with what a form was given, in sentences for developers that name the place. A part of its own: no reader of a form needs it. */
import { type AnyKnownWidget, eachWidget, type FormDefinition, logicOf, typeOf, validateField } from '@formwork/form-schema'
import type { FormErrorContext } from '../api/form-error-context'
import { isInDevelopment } from './in-development'
import type { Given } from './use-mistakes'

interface Mistake {
  readonly text: string
  readonly where: FormErrorContext['where']
  readonly model?: string
}

/** To `onError`, and while the host is developed to the console. */
export function reportMistakes(given: Given, element: HTMLElement): void {
  const { form, fields } = given
  for (const { text, where, model } of [
    ...ofStyles(element),
    ...sharedNames('key', [...eachWidget(form)]),
    ...sharedNames('model', fields),
    ...unknownTypes(form),
    ...ofValues(given),
    ...ofValidators(given),
  ]) {
    // Developers look there before they listen to anything.
    // oxlint-disable-next-line no-console
    if (isInDevelopment()) console.error(`FormRenderer: ${text}`)
    given.report(new Error(text), where, model)
  }
}

function ofStyles(element: HTMLElement): readonly Mistake[] {
  const styles = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (styles?.getPropertyValue('--_control-line') !== '') return []
  const text = "the form has no styles: import '@formwork/form-renderer/styles.css' once; a shadow root or a frame needs it inside"
  return [{ text, where: 'host' }]
}

/** An import gives each its own; a definition that is made in code comes as it is. */
function sharedNames(kind: 'key' | 'model', widgets: readonly { readonly key: string; readonly model?: string; readonly name: string }[]) {
  const owners = new Map<string, string>()
  return widgets.flatMap((widget): readonly Mistake[] => {
    const own = widget[kind] ?? ''
    const before = owners.get(own)
    owners.set(own, widget.name)
    if (before === undefined) return []
    const text = `the ${kind} "${own}" is that of "${before}" and of "${widget.name}": each needs its own`
    return [{ text, where: 'definition', ...(kind === 'model' && { model: own }) }]
  })
}

function unknownTypes(form: FormDefinition): readonly Mistake[] {
  return [...eachWidget(form)].flatMap((widget): readonly Mistake[] => {
    if (widget.type !== 'unknown') return []
    const text = `"${widget.sourceType}" of "${widget.name}" is no known widget type: a type of your own is passed in \`widgets\` (extendWidgets)`
    return [{ text, where: 'definition' }]
  })
}

/** Values that no control of their field could have made; what a person may correct is none of it. */
function ofValues(given: Given): readonly Mistake[] {
  return (['value', 'values', 'defaultValue'] as const).flatMap((prop) => {
    const record: unknown = given[prop]
    if (record === undefined || record === null) return []
    if (!isRecord(record)) return [{ text: `\`${prop}\` is ${nameOf(record)}, not an object with the values by model`, where: 'host' }]
    return given.fields.flatMap((field) => ofValue(field, prop, Object.hasOwn(record, field.model) ? record[field.model] : undefined))
  })
}

function ofValue(field: AnyKnownWidget, prop: string, value: unknown): readonly Mistake[] {
  const issue = value === undefined ? undefined : validateField(field, value, { required: false }).find(({ code }) => code === 'shape')
  if (!issue) return []
  const expected = issue.params['expected'] ?? 'value'
  const text = `\`${prop}\` has ${nameOf(value)} for "${field.model}", where a field of the type ${typeOf(field)} holds a ${expected}`
  return [{ text, where: 'host', model: field.model }]
}

function ofValidators({ form, validators = {} }: Given): readonly Mistake[] {
  return [...eachWidget(form)].flatMap((widget): readonly Mistake[] => {
    if (widget.type === 'unknown') return []
    const { validators: names = [] } = logicOf(widget).rules ?? {}
    return names
      .filter((name) => !Object.hasOwn(validators, name))
      .map((name) => ({
        text: `no entry of \`validators\` for "${name}", which "${widget.model}" asks for`,
        where: 'host',
        model: widget.model,
      }))
  })
}

/** A `Map`, a list or a `FormData` holds no values by model. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value)}`
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : `an object (${value.constructor?.name ?? 'Object'})`
}
