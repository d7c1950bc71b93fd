/** A widget type as an operator adds it, in a module that WIDGETS names: a name signed by hand. */
import { conditionRow, defineWidget, fieldOptions, fieldRows, labelRows, textShape, widthRow } from '@formwork/form-schema'
import { z } from 'zod/mini'

/** The fewest letters of a name. */
const FEWEST = 2

const signature = defineWidget({
  type: 'signature',
  kind: 'input',
  palette: { group: 'advanced', icon: 'signature' },
  words: { 'zh-CN': { name: '签名' }, en: { name: 'Signature' } },
  options: z.object({ ...fieldOptions() }),
  panel: [...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
  valueShape: () => textShape({ is: 'own' }),
  emptyValue: () => '',
  defaultValue: () => '',
  checkValue: (value) => (typeof value === 'string' && value.length >= FEWEST ? [] : [{ code: 'min', params: { min: FEWEST } }]),
})

export const widgets = [signature]
