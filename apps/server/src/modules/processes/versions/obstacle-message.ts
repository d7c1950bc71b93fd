/** Why a ticket stays on its version, in words. */
import type { MigrationProblem } from '@formwork/workflow-core'
import type { Locale } from '../../../domain/locale'
type Code = MigrationProblem['code']

const WORDS: Readonly<Record<Locale, Readonly<Record<Code, (name: string) => string>>>> = {
  'zh-CN': {
    'node-missing': (name) => `停留的节点「${name}」在新版本中没有对应节点`,
    'kind-differs': (name) => `停留的节点「${name}」在新版本中对应的节点类型不同`,
    'fork-differs': (name) => `停留的节点「${name}」在新版本中不在同样的分支里`,
    finished: () => '工单已结束',
  },
  en: {
    'node-missing': (name) => `It stands at “${name}”, which has no counterpart in the new version`,
    'kind-differs': (name) => `It stands at “${name}”, whose counterpart in the new version is of another kind`,
    'fork-differs': (name) => `It stands at “${name}”, whose counterpart in the new version is within other branches`,
    finished: () => 'It is finished',
  },
}

export const obstacleMessage = (code: Code, nodeName: string, locale: Locale): string => WORDS[locale][code](nodeName)
