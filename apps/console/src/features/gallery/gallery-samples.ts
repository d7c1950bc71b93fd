/** One widget of every type as an author would set it up, with a value somebody entered. Total: a new type without a sample does not compile. */
import {
  createWidget,
  type FormValues,
  type GridColumn,
  newRow,
  type Widget,
  type WidgetOf,
  type WidgetOptions,
  type WidgetType,
} from '@formwork/form-schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The words of the samples, in the language of the page. */
export interface SampleWords {
  readonly hint: string
  readonly tip: string
  readonly text: string
  readonly longText: string
  readonly item: string
  readonly price: string
  readonly urgent: string
  readonly choice: (position: number) => string
  readonly region: (position: number) => string
}

export interface Sample {
  readonly widget: Widget
  /** The value of the widget, or of the fields inside it. */
  readonly values: FormValues
  /** What breaks a rule of it; without one the empty field is required. */
  readonly wrong?: FormValues
}

/** The key and model every sample has. */
const KEY = 'sample'

/** A picture that needs no network. */
const PICTURE = '/favicon.svg'

function make<T extends WidgetType>(type: T, name: string, options: Partial<WidgetOptions<T>>, key = KEY): WidgetOf<T> {
  const widget = createWidget(type, { newKey: () => key })
  return { ...widget, model: key, name, options: { ...widget.options, ...options } }
}

const choices = (words: SampleWords) => [1, 2, 3].map((position) => ({ value: `choice-${position}`, label: words.choice(position) }))

interface Exhibit {
  /** What the type is called. */
  readonly title: MessageDescriptor
  /** It needs the width of the page. */
  readonly isWide?: true
  readonly sample: (words: SampleWords, title: string) => Sample
}

const EXHIBITS: { readonly [T in WidgetType]: Exhibit } = {
  input: {
    title: msg`Input`,
    sample: ({ hint, tip, text }, name) => ({
      widget: make('input', name, { placeholder: hint, tip, clearable: true, dataType: 'email' }),
      values: { [KEY]: 'li.si@example.com' },
      wrong: { [KEY]: text },
    }),
  },
  textarea: {
    title: msg`Textarea`,
    sample: ({ hint, longText }, name) => ({
      widget: make('textarea', name, { placeholder: hint, maxlength: 200, showWordLimit: true }),
      values: { [KEY]: longText },
    }),
  },
  number: {
    title: msg`Number field`,
    sample: (_words, name) => ({
      widget: make('number', name, { min: 0, max: 10, defaultValue: null }),
      values: { [KEY]: 3 },
      wrong: { [KEY]: 12 },
    }),
  },
  radio: {
    title: msg`Radio`,
    sample: (words, name) => ({
      widget: make('radio', name, { options: choices(words), showLabel: true, inline: true }),
      values: { [KEY]: 'choice-2' },
    }),
  },
  checkbox: {
    title: msg`Checkbox`,
    sample: (words, name) => ({
      widget: make('checkbox', name, { options: choices(words), showLabel: true, inline: true }),
      values: { [KEY]: ['choice-1', 'choice-3'] },
    }),
  },
  time: {
    title: msg`Time picker`,
    sample: ({ hint }, name) => ({
      widget: make('time', name, { placeholder: hint }),
      values: { [KEY]: '09:30:00' },
      wrong: { [KEY]: '25:00:00' },
    }),
  },
  date: {
    title: msg`Date picker`,
    sample: ({ hint }, name) => ({
      widget: make('date', name, { placeholder: hint }),
      values: { [KEY]: '2026-11-21' },
      wrong: { [KEY]: '2026-02-30' },
    }),
  },
  rate: {
    title: msg`Rate`,
    sample: (_words, name) => ({ widget: make('rate', name, { allowHalf: true }), values: { [KEY]: 3.5 } }),
  },
  color: {
    title: msg`Color picker`,
    sample: (_words, name) => ({ widget: make('color', name, { showAlpha: true }), values: { [KEY]: 'rgba(17, 169, 131, 0.8)' } }),
  },
  select: {
    title: msg`Select`,
    sample: (words, name) => ({
      widget: make('select', name, {
        options: choices(words),
        showLabel: true,
        multiple: true,
        filterable: true,
        placeholder: words.hint,
        defaultValue: [],
      }),
      values: { [KEY]: ['choice-1', 'choice-2'] },
    }),
  },
  switch: {
    title: msg`Switch`,
    sample: (_words, name) => ({ widget: make('switch', name, {}), values: { [KEY]: true } }),
  },
  slider: {
    title: msg`Slider`,
    sample: (_words, name) => ({
      widget: make('slider', name, { range: true, defaultValue: [20, 60] }),
      values: { [KEY]: [35, 80] },
      wrong: { [KEY]: [80, 35] },
    }),
  },
  text: {
    title: msg`Text`,
    isWide: true,
    sample: ({ longText }, name) => ({ widget: make('text', name, { defaultValue: longText }), values: {} }),
  },
  blank: {
    title: msg`Custom area`,
    sample: ({ text }, name) => ({ widget: make('blank', name, {}), values: { [KEY]: text } }),
  },
  imgupload: {
    title: msg`Image`,
    sample: (_words, name) => ({
      widget: make('imgupload', name, { action: '/api/v1/public/uploadFile', length: 3, isDelete: true, multiple: true }),
      values: { [KEY]: [{ key: 'a', url: PICTURE, percent: 100, status: 'success' }] },
    }),
  },
  file: {
    title: msg`File`,
    sample: ({ tip }, name) => ({
      widget: make('file', name, { action: '/api/v1/public/uploadFile', length: 3, tip }),
      values: { [KEY]: [{ uid: 1, name: 'contract-2026.pdf', url: '/files/contract-2026.pdf' }] },
    }),
  },
  editor: {
    title: msg`Editor`,
    isWide: true,
    sample: ({ hint, longText }, name) => ({
      widget: make('editor', name, { placeholder: hint }),
      values: { [KEY]: `<h3>${name}</h3><p>${longText}</p><ul><li><strong>1</strong></li><li><em>2</em></li></ul>` },
    }),
  },
  cascader: {
    title: msg`Cascader`,
    sample: ({ hint, region }, name) => ({
      widget: make('cascader', name, {
        placeholder: hint,
        clearable: true,
        options: [
          {
            value: 'a',
            label: region(1),
            children: [
              { value: 'a1', label: region(2) },
              { value: 'a2', label: region(3) },
            ],
          },
          { value: 'b', label: region(4) },
        ],
      }),
      values: { [KEY]: ['a', 'a2'] },
    }),
  },
  subform: {
    title: msg`Subform`,
    isWide: true,
    sample: sampleRows,
  },
  grid: {
    title: msg`Grid`,
    isWide: true,
    sample: ({ hint, item, price }, name) => {
      const fields = [make('input', item, { placeholder: hint }, 'item'), make('number', price, { defaultValue: null }, 'price')]
      const columns = fields.map((field) => ({ span: 12, list: [field], extras: {} }))
      return { widget: { ...make('grid', name, { gutter: 16 }), columns }, values: { item, price: 12 } }
    },
  },
  tabs: {
    title: msg`Tabs`,
    isWide: true,
    sample: (words, name) => samplePanes(words, (columns) => ({ ...make('tabs', name, {}), columns })),
  },
  collapse: {
    title: msg`Sections`,
    isWide: true,
    sample: (words, name) => samplePanes(words, (columns) => ({ ...make('collapse', name, {}), columns })),
  },
  card: {
    title: msg`Card`,
    isWide: true,
    sample: (words, name) => samplePanes(words, ([pane]) => ({ ...make('card', name, {}), columns: pane ? [pane] : [] })),
  },
  steps: {
    title: msg`Steps`,
    isWide: true,
    sample: (words, name) => samplePanes(words, (columns) => ({ ...make('steps', name, {}), columns })),
  },
  divider: {
    title: msg`Divider`,
    isWide: true,
    sample: ({ text }, name) => ({ widget: make('divider', name, { defaultValue: text }), values: {} }),
  },
}

/** Two panes with a field each. */
function samplePanes({ hint, item, price }: SampleWords, around: (columns: readonly GridColumn[]) => Widget): Sample {
  const panes: readonly Widget[] = [
    make('input', item, { placeholder: hint, required: true }, 'item'),
    make('number', price, { defaultValue: null, min: 0 }, 'price'),
  ]
  const columns = panes.map((field) => ({ span: 24, title: field.name, list: [field], extras: {} }))
  return { widget: around(columns), values: { item, price: 12 }, wrong: { item: '', price: -1 } }
}

function sampleRows({ item, price, urgent, text }: SampleWords, name: string): Sample {
  const fields = [
    make('input', item, { required: true }, 'item'),
    make('number', price, { min: 0, defaultValue: null }, 'price'),
    make('switch', urgent, {}, 'urgent'),
  ]
  const subform = { ...make('subform', name, {}), columns: fields.map((field) => ({ span: 8, list: [field], extras: {} })) }
  const row = { ...newRow(subform), item: text, price: 12.5 }
  return {
    widget: subform,
    values: { [KEY]: [row, { ...row, price: 8, urgent: true }] },
    wrong: { [KEY]: [{ ...row, item: '', price: -1 }] },
  }
}

/** How a type is shown: its name, its width, its sample. */
export const exhibitOf = (type: WidgetType): Exhibit => EXHIBITS[type]
