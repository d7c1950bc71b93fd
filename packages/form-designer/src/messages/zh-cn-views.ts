/** 表单各种显示方式的中文文案。 */
import type { ViewMessages } from './view-messages'

export const zhCnViews: ViewMessages = {
  save: {
    action: '保存',
    saved: '已保存',
    done: '表单已保存',
    failed: (reason) => (reason === '' ? '表单保存失败' : `表单保存失败：${reason}`),
  },
  code: {
    label: '表单代码',
    open: '并排代码',
    close: '关闭代码',
    editor: '表单 JSON',
    views: { json: 'JSON', typescript: 'TypeScript', schema: 'JSON Schema', html: 'HTML' },
    copy: '复制',
    inStep: '画布与代码一致',
    refused: (line, why) => `第 ${line} 行：${why} 画布保持不变。`,
    unread: (line, why) => `第 ${line} 行：${why}`,
    unexpected: (found) => (found === '' ? 'JSON 不完整。' : `此处不应出现「${found}」。`),
    notSaved: (line, why) => `未保存：JSON 无法读取。第 ${line} 行：${why}`,
  },
  frame: {
    label: '画布显示方式',
    width: '画布宽度',
    widths: { fit: '自适应宽度', desktop: '电脑，850 像素', tablet: '平板，768 像素', phone: '手机，375 像素' },
    zoom: '缩放',
    zoomFit: '适应',
    schemes: { page: '配色：跟随页面', light: '配色：浅色', dark: '配色：深色' },
  },
}
