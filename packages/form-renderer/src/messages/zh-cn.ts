/** Chinese texts of the renderer. */
import type { OwnMessages } from './renderer-messages'

export const chinese: OwnMessages = {
  formInvalid: '表单校验未通过',
  issueCount: (count) => `有 ${count} 处需要修改`,
  moreIssues: (count) => `另有 ${count} 处未列出`,
  submitting: '正在提交…',
  submitFailed: '提交失败，请重试',
  selectPlaceholder: '请选择',
  clear: '清除',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  increase: '增加',
  decrease: '减少',
  switchOn: '是',
  switchOff: '否',
  emptyValue: '—',
  listSeparator: '、',
  noFields: '此表单没有字段',
  noChoices: '暂无选项',
  choicesLoading: '选项加载中…',
  retry: '重试',
  unknownWidget: (type) => `暂不支持的字段类型“${type}”，内容会原样保留`,
  widgetFailed: '该字段无法显示',
  definitionInvalid: '表单定义无法读取',
  untitled: '未命名字段',
  customAreaEmpty: (model) => `自定义区域“${model}”，内容由所在页面提供`,
}
