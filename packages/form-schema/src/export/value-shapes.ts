/** The shape of a field's value, told once for JSON Schema and TypeScript. */
import { hasLocalChoices, type ChoiceValue } from '../options/choices'
import { dateValueKind } from '../rules/check-date'
import { isNumericDataType } from '../rules/data-types'
import type { AnyKnownWidget } from '../widgets/index'

/** What one entry of a value is. `choices` null: any plain value of a remote source. */
export type ValueItem =
  | { readonly kind: 'text' }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'json' }
  | { readonly kind: 'choice'; readonly choices: readonly ChoiceValue[] | null }

/** What a field stores: one entry, a list, or a pair. */
export interface ValueShape {
  readonly item: ValueItem
  readonly many: 'one' | 'list' | 'pair'
}

/** The shape of a field's cleaned value; null for widgets without a value. */
export function valueShape(widget: AnyKnownWidget): ValueShape | null {
  switch (widget.type) {
    case 'input':
      return { item: { kind: isNumericDataType(widget.options.dataType) ? 'number' : 'text' }, many: 'one' }
    case 'textarea':
      return { item: { kind: 'text' }, many: 'one' }
    case 'number':
      return { item: { kind: 'number' }, many: 'one' }
    case 'switch':
      return { item: { kind: 'boolean' }, many: 'one' }
    case 'radio':
      return { item: choiceItem(widget), many: 'one' }
    case 'checkbox':
      return { item: choiceItem(widget), many: 'list' }
    case 'select':
      return { item: choiceItem(widget), many: widget.options.multiple ? 'list' : 'one' }
    case 'date': {
      const kind = dateValueKind(widget.options)
      const many = kind === 'single' ? 'one' : kind === 'range' ? 'pair' : 'list'
      return { item: { kind: widget.options.timestamp ? 'number' : 'text' }, many }
    }
    case 'time':
      return { item: { kind: 'text' }, many: widget.options.isRange ? 'pair' : 'one' }
    case 'rate':
      return { item: { kind: 'number' }, many: 'one' }
    case 'slider':
      return { item: { kind: 'number' }, many: widget.options.range ? 'pair' : 'one' }
    case 'color':
    case 'editor':
      return { item: { kind: 'text' }, many: 'one' }
    case 'cascader':
      return { item: { kind: 'choice', choices: null }, many: 'list' }
    case 'imgupload':
    case 'file':
    case 'subform':
      return { item: { kind: 'json' }, many: 'list' }
    case 'blank':
      return { item: { kind: 'json' }, many: 'one' }
    case 'text':
    case 'divider':
    case 'grid':
      return null
  }
}

function choiceItem({ options }: Extract<AnyKnownWidget, { type: 'radio' | 'checkbox' | 'select' }>): ValueItem {
  return { kind: 'choice', choices: hasLocalChoices(options) ? [...new Set(options.options.map((choice) => choice.value))] : null }
}
