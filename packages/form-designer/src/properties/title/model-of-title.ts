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

/** What a new widget is called before it has a title. */
const firstModel = (widget: AnyKnownWidget) => `${typeOf(widget)}_${widget.key}`

/** True while a widget's data key is what its title made it: it is new since the form was saved, and nobody wrote another key. */
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
  if (slug === '') return firstModel(widget)
  for (let copy = 1; ; copy++) {
    const model = copy === 1 ? slug : `${slug}_${copy}`
    if (modelProblem(document, widget.key, model) !== 'model-taken') return model
  }
}
