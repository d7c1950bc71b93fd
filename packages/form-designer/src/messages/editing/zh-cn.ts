/** The words of editing in Chinese. */
import type { EditingMessages } from './editing-messages'

export const editing: EditingMessages = {
  steps: { wrap: '放入容器', 'change-type': '更换组件类型', fix: '修复问题' },
  done: {
    wrap: (widget, _position, _total, count) => `已将 ${count} 个组件放入${widget}`,
    'change-type': (widget) => `已更换为${widget}`,
    fix: () => '已修复',
  },
  many: {
    insert: (count) => `已添加 ${count} 个组件`,
    delete: (count) => `已删除 ${count} 个组件`,
    cut: (count) => `已剪切 ${count} 个组件`,
    duplicate: (count) => `已复制 ${count} 个组件`,
    move: (count) => `已移动 ${count} 个组件`,
    wrap: (count) => `已将 ${count} 个组件放入容器`,
    'set-option': (count) => `已修改 ${count} 个组件`,
  },
  selection: {
    count: (count) => `已选中 ${count} 个组件`,
    bulkHint: '以下设置将应用于全部选中的组件',
    bulkNone: '选中的组件没有共同的属性',
    mixed: '各不相同',
    selectAll: '全选',
    wrapIn: (container) => `放入${container}`,
    path: '所在位置',
    wholeForm: '表单',
  },
  inPlace: { edit: '就地编辑', title: '标题', help: '提示说明', choices: '选项，每行一个' },
  panel: {
    search: '搜索属性',
    nothingFound: (query) => `没有与“${query}”匹配的属性`,
    typeNote: '组件类型',
  },
}
