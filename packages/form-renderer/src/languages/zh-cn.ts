/** The words of a form in Chinese, for a host that hands over every language in the same way. */
import { actionMessages } from '../messages/action-messages'
import { chinese } from '../messages/zh-cn'
import { chineseLarger } from '../messages/use-larger-messages'
import type { FormLanguage } from './form-language'

export const zhCN: FormLanguage = {
  locale: 'zh-CN',
  messages: { ...chinese, ...chineseLarger, ...actionMessages['zh-CN'] },
}
