/** The words of a form in English, for a host that hands over every language in the same way. */
import { actionMessages } from '../messages/action-messages'
import { english } from '../messages/en'
import { englishLarger } from '../messages/use-larger-messages'
import type { FormLanguage } from './form-language'

export const en: FormLanguage = {
  locale: 'en',
  messages: { ...english, ...englishLarger, ...actionMessages.en },
}
