/** The forms that the schema benchmark works on: made by count alone, so that every run has the same. */

const CHOICES = [
  { value: '1', label: '选项一' },
  { value: '2', label: '选项二' },
  { value: '3', label: '选项三' },
]

/** What the old designer stores with each type, as its files hold it: about 400 bytes a widget. */
const STORED = {
  input: {
    width: '100%',
    defaultValue: '',
    required: true,
    dataType: 'string',
    pattern: '^[^<>]{0,40}$',
    placeholder: '请输入',
    disabled: false,
  },
  textarea: { width: '100%', defaultValue: '', required: false, disabled: false, pattern: '', placeholder: '' },
  number: { width: '', required: false, defaultValue: 0, min: 0, max: 100, step: 1, disabled: false, controlsPosition: '' },
  radio: { inline: false, defaultValue: '', showLabel: true, options: CHOICES, required: false, width: '', remote: false, disabled: false },
  checkbox: {
    inline: false,
    defaultValue: [],
    showLabel: true,
    options: CHOICES,
    required: false,
    width: '',
    remote: false,
    disabled: false,
  },
  select: {
    defaultValue: '',
    multiple: false,
    disabled: false,
    clearable: false,
    required: false,
    showLabel: true,
    options: CHOICES,
    remote: false,
  },
  date: {
    defaultValue: '',
    readonly: false,
    disabled: false,
    editable: true,
    clearable: true,
    type: 'date',
    format: 'yyyy-MM-dd',
    required: false,
  },
  switch: { defaultValue: false, required: false, disabled: false },
}
const TYPES = Object.keys(STORED)

/** Shown while the first radio of the form has its second choice. */
const CONDITION = { type: 'and', list: [{ model: 'radio_3', value: '2' }] }

/** A form of `count` fields; every tenth stands under a condition. */
export function formOfFields(count) {
  return {
    list: Array.from({ length: count }, (_, at) => fieldNumber(at)),
    config: { labelWidth: 100, labelPosition: 'right', size: 'small' },
  }
}

function fieldNumber(at) {
  const type = TYPES[at % TYPES.length]
  const options = { ...STORED[type], ...(at % 10 === 9 ? { displayVerify: CONDITION } : {}) }
  return { type, icon: 'regular', name: `字段 ${at}`, key: `16000${at}_${at}`, model: `${type}_${at}`, options, rules: [] }
}

/** A form of `count` small fields: 5,000 of them stay below the limit of 1 MiB of text, which 5,000 of the others do not. */
export function formOfSmallFields(count) {
  const list = Array.from({ length: count }, (_, at) => ({
    type: at % 2 === 0 ? 'input' : 'number',
    name: `字段 ${at}`,
    key: `k${at}`,
    model: `m${at}`,
    options: { required: at % 3 === 0 },
    rules: [],
  }))
  return { list, config: {} }
}

/** Values that fill every field of {@link formOfFields}. */
export function valuesOf(count) {
  const filled = {
    input: '文字',
    textarea: '多行',
    number: 7,
    radio: '2',
    checkbox: ['1', '3'],
    select: '3',
    date: '2026-11-21',
    switch: true,
  }
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const type = TYPES[at % TYPES.length]
      return [`${type}_${at}`, filled[type]]
    }),
  )
}

/** A subform whose rows each compute one field of another. */
export const rowsWithAProduct = () => {
  const number = (model, formwork) => ({ type: 'number', name: model, key: model, model, options: { formwork }, rules: [] })
  const list = [number('price', {}), number('double', { computed: 'price * 2' })]
  return { type: 'subform', name: 'items', key: 'items', model: 'items', options: {}, columns: [{ span: 24, list }] }
}
