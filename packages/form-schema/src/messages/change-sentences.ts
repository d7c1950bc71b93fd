/** The changes between two versions of a form, in words. */
import type { AnswerEffect, FormChange, FormChangeCode } from '../answers/form-change'
import { type LanguageTag, type Locale, parseLocale } from './locale'

/** The sentences of every change and of every effect; `{label}`, `{before}`, `{after}` and `{options}` are filled in. */
interface ChangeSentences {
  readonly changes: Readonly<Record<FormChangeCode, string>>
  readonly effects: Readonly<Record<AnswerEffect, string>>
}

const SENTENCES: Readonly<Record<Locale, ChangeSentences>> = {
  'zh-CN': {
    changes: {
      added: '新增「{label}」',
      removed: '删除「{label}」',
      moved: '移动「{label}」',
      renamed: '「{label}」的字段标识由 {before} 改为 {after}',
      relabelled: '标题由「{before}」改为「{after}」',
      retyped: '「{label}」的组件类型由 {before} 改为 {after}',
      options: '修改「{label}」的属性：{options}',
      conditions: '修改「{label}」的条件与联动',
      settings: '修改表单设置',
    },
    effects: {
      none: '',
      carried: '已保存的数据会迁移到新的标识下',
      converted: '已保存的数据会按新类型转换，无法转换的将丢弃',
      lost: '已保存的数据将不再属于任何字段',
      checked: '已保存的数据可能不再符合校验规则',
      missing: '已保存的数据缺少该必填项',
      shown: '已保存数据的显示范围可能变化',
    },
  },
  en: {
    changes: {
      added: '“{label}” was added',
      removed: '“{label}” was removed',
      moved: '“{label}” was moved',
      renamed: 'The name of “{label}” among the values changed from {before} to {after}',
      relabelled: 'The title “{before}” became “{after}”',
      retyped: 'The type of “{label}” changed from {before} to {after}',
      options: 'The settings of “{label}” changed: {options}',
      conditions: 'The conditions of “{label}” changed',
      settings: 'The settings of the form changed',
    },
    effects: {
      none: '',
      carried: 'stored answers go along',
      converted: 'stored answers are read as the new type, and dropped where they mean none',
      lost: 'stored answers have no field any more',
      checked: 'stored answers may no longer be allowed',
      missing: 'stored answers lack this required field',
      shown: 'which stored answers are visible may change',
    },
  },
}

/** The names of options and widget types where they are edited; those without a name are shown as they are written. */
export interface ChangeNames {
  readonly options: Readonly<Record<string, string>>
  readonly widgets: Readonly<Record<string, string>>
}

/**
 * Says one change of a form, with what it does to stored answers.
 *
 * @param change - one of those that {@link diffForms} found.
 * @param context - `locale`: language of the sentence, see {@link parseLocale}; Chinese by default. `names`: of options and widget types, as
 * `designerNames` of form-designer has them; without them their keys are said.
 * @returns a sentence without a full stop.
 * @example diffForms(form, next).map((change) => explainChange(change, { locale: 'en' })) // ['“Note” was removed: stored answers have no field any more']
 */
export function explainChange(
  { code, label, params, effect }: FormChange,
  { locale, names }: { readonly locale?: LanguageTag | undefined; readonly names?: ChangeNames | undefined } = {},
): string {
  const language = parseLocale(locale)
  const { changes, effects } = SENTENCES[language]
  const filled: Readonly<Record<string, string>> = {
    ...params,
    ...(names === undefined ? {} : named(code, params, names, language)),
    label,
  }
  const sentence = changes[code].replaceAll(/\{(\w+)\}/g, (place, name: string) => filled[name] ?? place)
  if (effects[effect] === '') return sentence
  return `${sentence}${language === 'en' ? ': ' : '：'}${effects[effect]}`
}

/** Params that are keys, by their names. */
function named(code: FormChangeCode, params: FormChange['params'], { options, widgets }: ChangeNames, language: Locale) {
  const nameIn = (names: Readonly<Record<string, string>>, key = '') => (Object.hasOwn(names, key) ? (names[key] ?? key) : key)
  if (code === 'retyped') return { before: nameIn(widgets, params['before']), after: nameIn(widgets, params['after']) }
  if (code !== 'options') return {}
  const keys = (params['options'] ?? '').split(', ')
  return { options: [...new Set(keys.map((key) => nameIn(options, key)))].join(language === 'en' ? ', ' : '、') }
}
