/** The two forms of the demo company, in the shape they travel in. */
import type { JsonObject } from '@formwork/api-contract'

const widget = (type: string, index: number, name: string, model: string, options: JsonObject): JsonObject => {
  const key = `160000000000${index}_${10_000 + index}`
  return { type, name, key, model, options: { ...options, remoteFunc: `func_${key}` }, rules: [] }
}
const choices = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))
const onlyWhen = (model: string, value: string) => ({ type: 'and', list: [{ model, value }] })
const config = { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' }

export const LEAVE_FORM: JsonObject = {
  list: [
    widget('radio', 1, '请假类型', 'kind', {
      required: true,
      inline: true,
      defaultValue: '年假',
      showLabel: true,
      options: choices('年假', '事假', '病假', '调休'),
    }),
    {
      ...widget('grid', 2, '', 'period', {}),
      columns: [
        { span: 12, list: [widget('date', 3, '开始日期', 'from', { required: true, format: 'yyyy-MM-dd' })] },
        { span: 12, list: [widget('date', 4, '结束日期', 'to', { required: true, format: 'yyyy-MM-dd' })] },
      ],
    },
    widget('number', 5, '天数', 'days', { required: true, defaultValue: 1, min: 0.5, max: 60, step: 0.5 }),
    widget('textarea', 6, '请假事由', 'reason', { required: true, maxlength: 200, showWordLimit: true, placeholder: '简要说明事由' }),
    widget('input', 7, '就诊医院', 'hospital', { required: true, displayVerify: onlyWhen('kind', '病假') }),
    widget('switch', 8, '已交接工作', 'handedOver', {}),
  ],
  config,
}

/** What was spent, line by line; the sum is computed and decides who is asked. */
const expenseLines: JsonObject = {
  ...widget('subform', 2, '费用明细', 'items', { required: true }),
  columns: [
    { span: 6, list: [widget('date', 3, '发生日期', 'day', { required: true, format: 'yyyy-MM-dd' })] },
    { span: 12, list: [widget('input', 4, '用途', 'what', { required: true, maxlength: 60 })] },
    {
      span: 6,
      list: [widget('number', 5, '金额（元）', 'price', { required: true, defaultValue: null, min: 0.01, max: 1_000_000, step: 0.01 })],
    },
  ],
}

export const EXPENSE_FORM: JsonObject = {
  list: [
    widget('select', 1, '费用类别', 'category', {
      required: true,
      showLabel: true,
      options: choices('差旅', '办公用品', '业务招待', '培训'),
    }),
    widget('input', 6, '客户名称', 'client', { required: true, displayVerify: onlyWhen('category', '业务招待') }),
    expenseLines,
    widget('number', 7, '合计（元）', 'amount', {
      defaultValue: null,
      step: 0.01,
      formwork: { computed: 'sum(items.price)' },
    }),
    widget('textarea', 8, '补充说明', 'detail', { maxlength: 500, showWordLimit: true }),
    widget('checkbox', 9, '票据', 'receipts', { showLabel: true, options: choices('发票', '收据', '行程单') }),
  ],
  config,
}
