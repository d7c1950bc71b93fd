/** The data key that a title suggests: its words in small Latin letters. */
import { type AnyKnownWidget, type FormDocument, isField, typeOf } from '@formwork/form-schema'
import { modelProblem } from '../../commands/rename-model'
import { nodeOf } from '../../commands/tree-queries'

/** Chinese characters as syllables without tones, one each; what is no such character is left out. */
export type Romanise = (text: string) => readonly string[]

/** Longer keys are cut: they are read by people in lists and in code. */
const LONGEST = 40
const HAN = /\p{Script=Han}+/gu
/** Letters that are a base letter and an accent, once taken apart. */
const ACCENTS = /\p{Mark}/gu

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Empty where the title has no letters or digits that can be written so, or `romanise` is not there for its Chinese ones. */
export function slugOf(title: string, romanise: Romanise | null): string {
  if (romanise === null && hasHan(title)) return ''
  const latin = title.replaceAll(HAN, (run) => ` ${romanise?.(run).join('') ?? ''} `)
  const words =
    latin
      .normalize('NFKD')
      .replaceAll(ACCENTS, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const slug = words.join('_').slice(0, LONGEST).replace(/_+$/, '')
  // A number alone is no name in most languages.
  return /^\d/.test(slug) ? `f_${slug}` : slug
}

/** The model of a new widget before it has a title. */
const firstModel = (widget: AnyKnownWidget) => `${typeOf(widget)}_${widget.key}`

/** True while a widget's data key was derived from its title: the widget is new since the form was saved, and no other key was entered. */
export function followsTitle(saved: FormDocument, widget: AnyKnownWidget, romanise: Romanise | null): boolean {
  if (!isField(widget) || nodeOf(saved, widget.key) !== null) return false
  if (widget.model === firstModel(widget)) return true
  const slug = slugOf(widget.name, romanise)
  return slug !== '' && isNumbered(widget.model, slug)
}

/** `name` and `name_2` are both of the title `name`. */
function isNumbered(model: string, slug: string): boolean {
  return model === slug || (model.startsWith(`${slug}_`) && /^\d+$/.test(model.slice(slug.length + 1)))
}

/** The data key for a widget with this title: numbered where another field has it, the first one where the title has no letters. */
export function modelOfTitle(document: FormDocument, widget: AnyKnownWidget, title: string, romanise: Romanise | null): string {
  const slug = slugOf(title, romanise)
  return slug === '' ? firstModel(widget) : numbered(slug, (model) => modelProblem(document, widget.key, model) !== 'model-taken')
}

/**
 * The data key for a copy of a field: of its title, or where that is no word before the readings are there, of the key that it has.
 *
 * @param isFree - whether a key may be used where the copy goes.
 * @returns undefined where neither says anything: the copy is called as a new field is.
 */
export function modelOfCopy(original: AnyKnownWidget, romanise: Romanise | null, isFree: (model: string) => boolean): string | undefined {
  const slug = slugOf(original.name, romanise)
  if (slug !== '') return numbered(slug, isFree)
  return original.model === firstModel(original) ? undefined : numbered(original.model.replace(/_\d+$/, ''), isFree)
}

/** The first of `name`, `name_2`, `name_3` … that is free. */
function numbered(slug: string, isFree: (model: string) => boolean): string {
  for (let copy = 1; ; copy++) {
    const model = copy === 1 ? slug : `${slug}_${copy}`
    if (isFree(model)) return model
  }
}
