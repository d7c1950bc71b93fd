/** The options of `cascader`. */
import type { OptionsOf } from '../../define-widget'
import { choiceSource, choiceTree } from '../../options/choice-source'
import type { ChoiceValue } from '../../options/choices'
import { isChoiceValueList } from '../../options/given-choices'
import { flag, text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** Which keys of a remote entry hold its value, label and children. */
interface TreeProps {
  readonly value: string
  readonly label: string
  readonly children: string
}

const { remote, remoteOptions, requestMethod } = choiceSource([])

/** What a `cascader` can be told, with defaults. */
export const cascaderOptions = z.object({
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
export type CascaderOptions = OptionsOf<typeof cascaderOptions>
