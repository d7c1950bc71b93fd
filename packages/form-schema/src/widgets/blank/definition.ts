/** `blank`: a place for a component of the host, named by the model. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { listShape, textShape } from '../../value-shape'
import { blankBehaviour } from './behaviour'
import { KINDS, blankOptions } from './options'
import { blankHtml } from './html'

export const blankDefinition = defineWidget({
  ...blankBehaviour,
  type: 'blank',
  palette: { group: 'advanced', icon: 'blank' },
  options: blankOptions,
  html: blankHtml,
  valueShape: ({ defaultType }) => {
    if (defaultType === 'Object') return { kind: 'object' }
    return defaultType === 'Array' ? listShape({ kind: 'anything' }, Infinity) : textShape({ is: 'own' })
  },
  panel: [{ option: 'defaultType', editor: 'select', group: 'basic', choices: KINDS }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
})
