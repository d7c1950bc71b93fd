/** A widget type as somebody else defines it: a name signed by hand. Its value is the name. */
import { defineWidget } from '../define-widget'
import { extendWidgets } from '../extend-widgets'
import { text, wholeNumber } from '../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../options/panel-rows'
import { fieldOptions } from '../options/shared-options'
import { textShape } from '../value-shape'
import { widgetDefinitions } from '../widgets/index'
import { z } from '../zod'

export const signature = defineWidget({
  type: 'signature',
  kind: 'input',
  palette: { group: 'advanced', icon: 'signature', glyph: ['M4 17c4-8 6-8 6-3s3 3 5-1', 'M4 20h16'] },
  words: {
    'zh-CN': { name: '签名', options: { letters: '最少字数' } },
    en: { name: 'Signature', options: { letters: 'Fewest letters' } },
  },
  options: z.object({ ...fieldOptions(), defaultValue: text(), letters: wholeNumber(2, 1) }),
  panel: [
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'letters', editor: 'number', group: 'validation', min: 1, step: 1 },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
  valueShape: () => textShape({ is: 'own' }),
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  checkValue: (value, { letters }) => {
    if (typeof value !== 'string') return [{ code: 'shape', params: { expected: 'string' } }]
    return value.length < letters ? [{ code: 'min', params: { min: letters } }] : []
  },
  cleanValue: (value) => (typeof value === 'string' ? value.trim() : value),
  html: ({ letters }, page) => page.labelled(page.element('input', { ...page.control, type: 'text', minlength: letters })),
  fromText: (pasted) => pasted.trim(),
})

export const withSignature = extendWidgets(widgetDefinitions, [signature])

/** As a module that programs load. */
export const widgets = [signature]
