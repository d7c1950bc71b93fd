/** Texts of the form's buttons: the interface and both languages. They come with `FormActions`, which not every form has. */
import type { Locale } from '@formwork/form-schema'

/** Texts of `FormActions`. */
export interface ActionMessages {
  readonly submit: string
  readonly reset: string
}

export const actionMessages: Readonly<Record<Locale, ActionMessages>> = {
  'zh-CN': { submit: '提交', reset: '重置' },
  en: { submit: 'Submit', reset: 'Reset' },
}
