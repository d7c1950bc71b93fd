/** Texts of the renderer that this application says differently. */
import type { RendererMessages } from '@formwork/form-renderer'
import type { Locale } from '@formwork/form-schema'

export const messages: Record<Locale, Partial<RendererMessages>> = {
  en: { formInvalid: 'Not quite yet' },
  'zh-CN': { formInvalid: '还差一点' },
}
