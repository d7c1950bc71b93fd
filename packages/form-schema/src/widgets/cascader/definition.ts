/** `cascader`: one leaf of a tree of choices, stored as the path of values that leads to it. */
import { defineWidget } from '../../define-widget'
import { isList, type JsonValue } from '../../json'
import { choiceTree } from '../../options/choice-tree'
import { type ChoiceValue, choiceSource, isChoiceValueList } from '../../options/choices'
import { flag, text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkPath, cleanPath } from '../../rules/check-path'
import { withDefault, z } from '../../zod'

/** Which keys of a remote entry hold its value, label and children. */
interface TreeProps {
  readonly value: string
  readonly label: string
  readonly children: string
}

const { remote, remoteOptions, requestMethod } = choiceSource([])

export const cascaderDefinition = defineWidget({
  type: 'cascader',
  kind: 'input',
  palette: { group: 'advanced', icon: 'cascader' },
  options: z.object({
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
  }),
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
  emptyValue: () => [],
  defaultValue: ({ defaultValue }): JsonValue => (isList(defaultValue) ? [...defaultValue] : []),
  checkValue: (value, options) => checkPath(value, options),
  cleanValue: (value, options) => cleanPath(value, options),
})
