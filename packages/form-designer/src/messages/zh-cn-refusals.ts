/** Why a command changed nothing, in Chinese. */
import type { DesignerMessages } from './designer-messages'

export const refusals: DesignerMessages['refusals'] = {
  'widget-not-found': '该组件已不在表单中',
  'place-not-found': '目标位置不存在',
  'into-itself': '不能将组件移动到自身内部',
  'child-not-allowed': '该组件不能放到这里',
  'key-taken': '组件已在表单中',
  'model-taken': '该标识已被其他字段使用',
  'model-invalid': '标识不能为空，首尾不能有空格，且不能使用保留字',
  'option-unknown': '该组件没有此属性',
  'widget-unknown': '设计器暂不支持编辑该组件',
  'no-columns': '该组件没有列',
  'columns-invalid': '列数为 1 到 12，每列宽度为 1 到 24',
  'no-panes': '该组件没有面板',
  'panes-invalid': '面板数为 1 到 50',
  'nothing-changes': '没有变化',
  'too-many-widgets': '表单中的组件已达到上限',
}
