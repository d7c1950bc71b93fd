/** Cleans rich text before it is stored, by the same list as the renderer before it is shown: other readers of it need no cleaning of their own. */
import { definitionOf, type FormDefinition, type FormValues, hasRows, inputFields, isSafeAddress, rowFields } from '@formwork/form-schema'
import type { JsonObject } from '@formwork/api-contract'
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html'

/** `rich-text/cleaner.ts` of the renderer has the same. */
const TAGS = (
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s span strike strong sub sup u ul ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ')
const ATTRIBUTES = ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start']
/** The content of these is dropped too. */
const SILENT = [
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'svg',
  'math',
  'option',
]

const MAIL_OR_TELEPHONE = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()./-]+)$/i

const isOwnAddress = (address: string): boolean => isSafeAddress(address) && !/^(?:https?|blob):/i.test(address)
const isLink = (address: string): boolean => MAIL_OR_TELEPHONE.test(address) || (isSafeAddress(address) && !/^blob:/i.test(address))

const link: Transformer = (tagName, attribs) => {
  const address = attribs['href']?.trim() ?? ''
  const { href: _, target: __, rel: ___, ...bare } = attribs
  return { tagName, attribs: isLink(address) ? { ...attribs, href: address, target: '_blank', rel: 'noopener noreferrer' } : bare }
}

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { '*': ATTRIBUTES, a: ['href', 'target', 'rel'], img: ['src'] },
  nonTextTags: SILENT,
  transformTags: { a: link },
  // A picture of another host would disclose to that host who reads the text, and when.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnAddress(attribs['src'] ?? ''),
  // All addresses are judged above, by the rule of the renderer.
  allowedSchemesAppliedToAttributes: [],
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
}

/** With tags removed, others may move where HTML closes them implicitly: another pass makes the result stable. */
const MAX_PASSES = 5

/** Cleaning clean text changes nothing. */
export function cleanRichText(html: string): string {
  let cleaned = clean(html)
  for (let pass = 1, before = html; cleaned !== before && pass < MAX_PASSES; pass += 1) {
    before = cleaned
    cleaned = clean(before)
  }
  return cleaned
}

// Serialised as browsers do. A `>` is escaped everywhere but at the end of a tag, after a name or a quote.
const clean = (html: string): string => sanitizeHtml(html, OPTIONS).replaceAll(' />', '>')

/** The values with each rich text cleaned, those in rows too. */
export function cleanRichTexts(form: FormDefinition, values: JsonObject): JsonObject {
  return { ...cleanFields(inputFields(form), values) }
}

function cleanFields(fields: ReturnType<typeof inputFields>, values: FormValues): FormValues {
  const cleaned: FormValues = { ...values }
  for (const field of fields) {
    const value = Object.hasOwn(values, field.model) ? values[field.model] : undefined
    if (hasRows(field) && Array.isArray(value)) cleaned[field.model] = value.map((row: unknown) => cleanRow(rowFields(field), row))
    else if (typeof value === 'string' && isRichText(field)) cleaned[field.model] = cleanRichText(value)
  }
  return cleaned
}

/** Invalid rows are left to the check of the values. */
const cleanRow = (fields: ReturnType<typeof inputFields>, row: unknown): unknown =>
  typeof row === 'object' && row !== null && !Array.isArray(row) ? cleanFields(fields, { ...row }) : row

function isRichText(field: ReturnType<typeof inputFields>[number]): boolean {
  const shape = definitionOf(field).valueShape(field.options)
  return shape?.kind === 'text' && shape.form.is === 'html'
}
