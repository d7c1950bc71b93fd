/** Why a ticket stays on its version, in words. */
import type { Locale } from '../../../domain/locale'
import type { Obstacle } from './move-state'

const WORDS: Readonly<Record<Locale, Readonly<Record<Obstacle['code'], (name: string) => string>>>> = {
  'zh-CN': {
    'node-missing': (name) => `停留的节点「${name}」在新版本中没有对应节点`,
    'node-differs': (name) => `停留的节点「${name}」在新版本中对应的节点类型不同`,
  },
  en: {
    'node-missing': (name) => `It stands at “${name}”, which has no counterpart in the new version`,
    'node-differs': (name) => `It stands at “${name}”, whose counterpart in the new version is of another kind`,
  },
}

export const obstacleMessage = (code: Obstacle['code'], nodeName: string, locale: Locale): string => WORDS[locale][code](nodeName)
