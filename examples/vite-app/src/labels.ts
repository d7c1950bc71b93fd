/** The form's own texts in Chinese; the definition is in English. */
import type { FormLabels } from '@formwork/form-renderer'

export const chinese: FormLabels = {
  kind: { name: '类型', options: { goods: '物品', travel: '差旅' } },
  title: { name: '标题', placeholder: '用途是什么？' },
  amount: { name: '金额', tip: '单位欧元，不含税' },
  destination: { name: '目的地' },
  days: { name: '出差日期' },
  supplier: { name: '供应商', placeholder: '请选择供应商' },
  items: { name: '明细', fields: { what: { name: '品名' }, pieces: { name: '数量' } } },
  urgent: { name: '加急' },
  offers: { name: '报价单' },
  signature: { name: '签名' },
  note: { name: '备注' },
}
