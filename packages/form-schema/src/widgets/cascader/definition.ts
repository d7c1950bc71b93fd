/** `cascader`: one leaf of a tree of choices, stored as the path of values that leads to it. */
import { defineWidget } from '../../define-widget'
import { leafPaths } from '../../options/choice-tree'
import { hasLocalChoices } from '../../options/choices'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { cascaderBehaviour } from './behaviour'
import { cascaderHtml } from './html'
import { cascaderOptions } from './options'

export const cascaderDefinition = defineWidget({
  ...cascaderBehaviour,
  type: 'cascader',
  palette: { group: 'advanced', icon: 'cascader' },
  options: cascaderOptions,
  html: cascaderHtml,
  valueShape: (options) => {
    const tree = hasLocalChoices(options) ? options.options : null
    return { kind: 'path', tree, paths: tree && leafPaths(tree) }
  },
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'remote', editor: 'select', group: 'choices', choices: [false, true, 99] },
    { option: 'options', editor: 'choice-tree', group: 'choices', when: { option: 'remote', in: [false] } },
    { option: 'remoteFunc', editor: 'remote-function', group: 'choices', when: { option: 'remote', in: [true] } },
    { option: 'requestMethod', editor: 'request', group: 'choices', when: { option: 'remote', in: [99] } },
    { option: 'showAllLevels', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    { option: 'filterable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['defaultValue', 'remoteOptions', 'props'],
})
