/** The few words that answers are written with besides their own. */
import type { Locale } from '../messages/locale'

/** Words between and for values. */
export interface AnswerWords {
  readonly yes: string
  readonly no: string
  /** Between the items of a list. */
  readonly comma: string
  /** Between the start and the end of a pair. */
  readonly between: string
}

export const ANSWER_WORDS: Readonly<Record<Locale, AnswerWords>> = {
  'zh-CN': { yes: '是', no: '否', comma: '、', between: ' 至 ' },
  en: { yes: 'Yes', no: 'No', comma: ', ', between: ' – ' },
}
