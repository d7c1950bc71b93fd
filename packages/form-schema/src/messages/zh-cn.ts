/** Rule messages in Chinese; each follows the field's name without a space. */
import type { FirstRuleMessages } from './rule-messages'

export const zhCN: FirstRuleMessages = {
  required: '必须填写',
  type: '格式不正确',
  pattern: '格式不匹配',
  patternUnsupported: '的校验规则无法执行',
  min: '不能小于 {min}',
  max: '不能大于 {max}',
  maxLength: '不能超过 {max} 个字',
  minCount: '至少上传 {min} 个文件',
  maxCount: '最多上传 {max} 个文件',
  maxRows: '最多 {max} 行',
  order: '的起始值不能大于结束值',
  step: '须按步长 {step} 递增',
  choice: '不在可选范围内',
  date: '不是有效的日期',
  dateOrder: '的开始时间不能晚于结束时间',
  time: '不是有效的时间',
  upload: '尚有文件正在上传',
  uploadFailed: '有文件上传失败',
  shape: '数据类型不正确',
  'unknown-field': '不是本表单的字段',
}
