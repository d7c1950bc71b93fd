/** Props of every form of the console, wherever it is filled, read and previewed. */
import type { FormRendererProps } from '@formwork/form-renderer'
import { legacyRuleMessages, type Locale } from '@formwork/form-schema'
import { formSources } from './form-sources'
import { formUploads } from './form-uploads'

type FormHost = Pick<FormRendererProps, 'remoteFunctions' | 'upload' | 'ruleMessages'>

/** The rules speak as the product's specification has them, also on the server. */
const hostIn = (locale: Locale): FormHost => ({
  remoteFunctions: formSources,
  upload: formUploads,
  ruleMessages: legacyRuleMessages[locale],
})

const hosts: Readonly<Record<Locale, FormHost>> = { 'zh-CN': hostIn('zh-CN'), en: hostIn('en') }

/** The same object for a language at every call: a form compares its props by identity. */
export const formHost = (locale: Locale): FormHost => hosts[locale]
