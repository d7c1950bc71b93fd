/** `switch`: on or off. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { flag } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'
import { switchBehaviour } from './behaviour'

const options = z.object({ ...fieldOptions(), defaultValue: flag() })

/** The options of `switch`, complete with defaults. */
export type SwitchOptions = OptionsOf<typeof options>

export const switchDefinition = defineWidget({
  ...switchBehaviour,
  type: 'switch',
  palette: { group: 'basic', icon: 'switch' },
  options,
  valueShape: () => ({ kind: 'boolean' }),
  panel: [{ option: 'defaultValue', editor: 'default-value', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
})
