/** A widget type of the application's own: an approval, signed by typing a name. The renderer, a server and `formwork-forms --widgets` read this file. */
import {
  conditionRow,
  defineWidget,
  extendWidgets,
  fieldOptions,
  fieldRows,
  labelRows,
  textShape,
  widgetDefinitions,
  widthRow,
} from '@formwork/form-schema'
import { z } from 'zod/mini'

export const approval = defineWidget({
  type: 'approval',
  kind: 'input',
  palette: { group: 'advanced', icon: 'approval', glyph: ['M4 17c4-8 6-8 6-3s3 3 5-1', 'M4 20h16'] },
  words: {
    'zh-CN': { name: '批准', options: { letters: '最少字数' } },
    en: { name: 'Approval', options: { letters: 'Fewest letters' } },
  },
  options: z.object({ ...fieldOptions(), letters: z._default(z.number(), 2) }),
  panel: [
    { option: 'letters', editor: 'number', group: 'validation', min: 1, step: 1 },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
  valueShape: () => textShape({ is: 'own' }),
  emptyValue: () => '',
  defaultValue: () => '',
  checkValue: (value, { letters }) => {
    if (typeof value !== 'string') return [{ code: 'shape', params: { expected: 'string' } }]
    return value.length < letters ? [{ code: 'min', params: { min: letters } }] : []
  },
  html: ({ letters }, page) => page.labelled(page.element('input', { ...page.control, type: 'text', minlength: letters })),
  fromText: (text) => text.trim(),
})

export const widgets = [approval]

/** What this application reads forms with: the types of the package and its own. */
export const knownWidgets = extendWidgets(widgetDefinitions, widgets)
