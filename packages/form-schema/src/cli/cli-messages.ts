/** The texts of the command line, as one total map per language. Findings have their own sentences. */
import type { Locale } from '@formwork/form-schema'
import { en } from './en'
import type { CliMessages } from './message-types'
import { zhCN } from './zh-cn'

/** The texts of every language. */
export const cliMessages: Readonly<Record<Locale, CliMessages>> = { 'zh-CN': zhCN, en }
