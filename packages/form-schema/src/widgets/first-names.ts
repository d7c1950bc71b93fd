/** The default names of fields in designers of the old family: their messages keep that name when the field gets another. */

const FIRST_NAMES: Readonly<Record<string, readonly string[]>> = {
  input: ['单行文本', 'Input'],
  textarea: ['多行文本', 'Textarea'],
  number: ['计数器', '数字', 'Number'],
  radio: ['单选框组', 'Radio'],
  checkbox: ['多选框组', 'Checkbox'],
  time: ['时间选择器', 'Time'],
  date: ['日期选择器', 'Date'],
  rate: ['评分', 'Rate'],
  color: ['颜色选择器', 'Color'],
  select: ['下拉选择框', 'Select'],
  switch: ['开关', 'Switch'],
  slider: ['滑块', 'Slider'],
  blank: ['自定义区域', 'Custom'],
  imgupload: ['图片', 'Image'],
  file: ['文件', 'File'],
  editor: ['编辑器', 'Editor'],
  cascader: ['级联选择器', 'Cascader'],
  subform: ['子表单', 'Subform'],
}

/** The names of a field that its designer may have put into a message: none, its own, and the one its type started with. */
export function designerNames({ type, name }: { readonly type: string; readonly name: string }): readonly string[] {
  return ['', name, type, 'Name', ...(FIRST_NAMES[type] ?? [])]
}
