/** `cascader`: one leaf of a tree of choices, stored as the path of values that leads to it. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { choiceSource, choiceTree } from '../../options/choice-source'
import { leafPaths } from '../../options/choice-tree'
import { type ChoiceValue, hasLocalChoices } from '../../options/choices'
import { isChoiceValueList } from '../../options/given-choices'
import { flag, text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'
import { cascaderBehaviour } from './behaviour'

/** Which keys of a remote entry hold its value, label and children. */
interface TreeProps {
  readonly value: string
  readonly label: string
  readonly children: string
}

const { remote, remoteOptions, requestMethod } = choiceSource([])

const options = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.custom<readonly ChoiceValue[]>(isChoiceValueList), () => []),
  options: choiceTree(),
  showAllLevels: flag(true),
  clearable: flag(),
  filterable: flag(),
  placeholder: text(),
  remote,
  remoteOptions,
  requestMethod,
  props: withDefault(
    z.object({ value: text('value'), label: text('label'), children: text('children') }),
    (): TreeProps => ({
      value: 'value',
      label: 'label',
      children: 'children',
    }),
  ),
})

/** The options of `cascader`, complete with defaults. */
export type CascaderOptions = OptionsOf<typeof options>

export const cascaderDefinition = defineWidget({
  ...cascaderBehaviour,
  type: 'cascader',
  palette: { group: 'advanced', icon: 'cascader' },
  options,
  valueShape: (options) => ({ kind: 'path', paths: hasLocalChoices(options) ? leafPaths(options.options) : null }),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'remote', editor: 'select', group: 'choices', choices: [false, true, 99] },
    { option: 'options', editor: 'choice-tree', group: 'choices', when: { option: 'remote', in: [false] } },
    { option: 'remoteFunc', editor: 'text', group: 'choices', when: { option: 'remote', in: [true] } },
    { option: 'showAllLevels', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    { option: 'filterable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['defaultValue', 'remoteOptions', 'requestMethod', 'props'],
})
