/** `blank`: a place for a component of the host, named by the model. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { oneOf } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { listShape, textShape } from '../../value-shape'
import { z } from '../../zod'
import { blankBehaviour } from './behaviour'

const KINDS = ['String', 'Object', 'Array'] as const

const options = z.object({ ...fieldOptions(), defaultType: oneOf(KINDS, 'String') })

/** The options of `blank`, complete with defaults. */
export type BlankOptions = OptionsOf<typeof options>

export const blankDefinition = defineWidget({
  ...blankBehaviour,
  type: 'blank',
  palette: { group: 'advanced', icon: 'blank' },
  options,
  valueShape: ({ defaultType }) => {
    if (defaultType === 'Object') return { kind: 'object' }
    return defaultType === 'Array' ? listShape({ kind: 'anything' }, Infinity) : textShape({ is: 'own' })
  },
  panel: [{ option: 'defaultType', editor: 'select', group: 'basic', choices: KINDS }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
})
