/** Texts around choices that come from elsewhere, and lists that open: the interface and both languages. */
import type { SourceProblem } from '../sources/source-problem'

/** Texts of lists of choices. Functions receive what they name. */
export interface ChoiceMessages {
  readonly noMatches: string
  /** Where the reason is not known to this form. */
  readonly choicesFailed: string
  readonly choicesFailedBecause: (reason: string) => string
  readonly choicesUnavailable: string
  /** On a designer's canvas, where nothing is asked. */
  readonly choicesLater: string
  readonly choicesCut: (count: number) => string
  readonly loadMore: string
  /** Said to assistive technology while a list is searched. */
  readonly matchCount: (count: number) => string
  readonly removeChoice: (text: string) => string
  /** Joins the levels of a cascader's path. */
  readonly pathSeparator: string
  readonly goBack: string
  /** Why choices could not be had. */
  readonly sourceProblems: { readonly [Code in SourceProblem['code']]: string }
}

export const chineseChoices: ChoiceMessages = {
  noMatches: '没有匹配的选项',
  choicesFailed: '选项加载失败',
  choicesFailedBecause: (reason) => `选项加载失败：${reason}`,
  choicesUnavailable: '未配置选项来源',
  choicesLater: '选项在填写时加载',
  choicesCut: (count) => `仅显示前 ${count} 项`,
  loadMore: '加载更多',
  matchCount: (count) => (count === 0 ? '没有匹配的选项' : `${count} 个匹配的选项`),
  removeChoice: (text) => `移除 ${text}`,
  pathSeparator: ' / ',
  goBack: '返回上一级',
  sourceProblems: {
    method: '请求方式「{detail}」不受支持，只能是 get 或 post',
    address: '请求地址「{detail}」无效',
    json: '「{place}」不是 JSON 对象',
    header: '请求头「{detail}」不允许设置',
    path: '返回内容中没有「{detail}」',
    network: '无法连接到服务器',
    status: '服务器返回 {detail}',
    timeout: '{detail} 秒内没有响应',
    size: '返回内容过大',
    answer: '返回内容不是 JSON',
    shape: '返回内容不是列表',
    function: '',
  },
}

export const englishChoices: ChoiceMessages = {
  noMatches: 'No matching choices',
  choicesFailed: 'Choices could not be loaded',
  choicesFailedBecause: (reason) => `Choices could not be loaded: ${reason}`,
  choicesUnavailable: 'No source of choices is configured',
  choicesLater: 'Choices load when the form is filled',
  choicesCut: (count) => `Only the first ${count} are shown`,
  loadMore: 'Load more',
  matchCount: (count) => (count === 0 ? 'No matching choices' : count === 1 ? '1 matching choice' : `${count} matching choices`),
  removeChoice: (text) => `Remove ${text}`,
  pathSeparator: ' / ',
  goBack: 'Back',
  sourceProblems: {
    method: 'the method “{detail}” is not handled, only get and post are',
    address: 'the address “{detail}” is not valid',
    json: '“{place}” is not a JSON object',
    header: 'the header “{detail}” may not be set',
    path: 'the answer has no “{detail}”',
    network: 'the server cannot be reached',
    status: 'the server answered {detail}',
    timeout: 'no answer within {detail} seconds',
    size: 'the answer is too large',
    answer: 'the answer is not JSON',
    shape: 'the answer is not a list',
    function: '',
  },
}

/** A problem as a sentence on the field. What a host's function threw is for the log, not for the reader. */
export function explainSource(problem: SourceProblem | null, messages: ChoiceMessages): string {
  const template = problem ? messages.sourceProblems[problem.code] : ''
  if (!problem || template === '') return messages.choicesFailed
  const words = new Map(Object.entries(problem))
  return messages.choicesFailedBecause(template.replaceAll(/\{(\w+)\}/g, (place, name: string) => words.get(name) ?? place))
}
