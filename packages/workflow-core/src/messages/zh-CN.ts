/** Findings in Chinese. `{name}` is filled from the finding's params. */
import type { FindingCode } from '../findings'

export const zhCN: Readonly<Record<FindingCode, string>> = {
  'no-start': '缺少开始节点',
  'several-starts': '只能有一个开始节点',
  'no-end': '缺少结束节点',
  'no-user-task': '至少需要一个审批节点',
  'duplicate-id': '标识重复',
  'edge-to-nowhere': '连线的起点或终点不存在',
  'way-into-start': '开始节点不能有进入的连线',
  'way-out-of-end': '结束节点不能有离开的连线',
  'no-way-out': '节点没有后续步骤',
  'several-ways-out': '同一结果只能有一条连线',
  'unreachable-node': '从开始节点无法到达此节点',
  'no-path-to-end': '从此节点无法到达结束节点',
  'loop-without-person': '循环中没有人工节点，流程将无法停止',
  'gateway-without-default': '条件分支缺少默认分支',
  'gateway-several-defaults': '条件分支只能有一个默认分支',
  'edge-without-condition': '分支未设置条件',
  'empty-condition': '条件不完整',
  'unknown-field': '条件引用的表单字段不存在：{field}',
  'operator-mismatch': '字段“{field}”不支持该比较方式',
  'assignee-missing': '未设置审批人',
  'assignee-unknown': '审批人已停用或不存在：{name}',
  'condition-ignored': '此处的条件不会生效',
  'outcome-ignored': '此处的审批结果不会生效',
  'unnamed-node': '节点未命名',
}
