/** The rules of a field about its files, asked when a file is chosen and not only when the form is sent. Pure. */
import { logicOf, validateField, type ValuesContext, type Widget } from '@formwork/form-schema'
import { safeFileName } from './file-name'
import type { StoredFile } from '../stored-files'
import type { UploadedFile, UploadLimits } from '../upload-settings'

/** In which words a rule is said. */
export type RuleWords = Pick<ValuesContext, 'locale' | 'ruleMessages'>

/** What the browser's own dialog offers; undefined for any file. A person can choose others all the same. */
export const acceptedTypes = (widget: Widget, limits: UploadLimits = {}): string | undefined =>
  (logicOf(widget).rules?.fileTypes ?? limits.fileTypes)?.join(',')

/** The widget as one whose rules are the limits of the host. */
function limitedBy<W extends Widget>(widget: W, { maxFileSize, fileTypes }: UploadLimits): W {
  if (widget.type === 'unknown') return widget
  const rules = { ...(maxFileSize === undefined ? {} : { maxFileSize }), ...(fileTypes === undefined ? {} : { fileTypes }) }
  // The spread keeps type and options together; the compiler loses their correlation.
  return { ...widget, options: { ...widget.options, formwork: { rules } } }
}

/**
 * Why the field takes none of this file, as sentences that name it; empty when it does. The rules come a moment after a form that has some
 * (`loadRules`): until then nothing is refused here, and the form refuses it when it is sent.
 */
export function refusalsOf(widget: Widget, file: File, words: RuleWords, limits: UploadLimits = {}): readonly string[] {
  const own = brokenRules(widget, file, words)
  return own.length > 0 ? own : brokenRules(limitedBy(widget, limits), file, words)
}

function brokenRules(widget: Widget, { name, size, type }: File, words: RuleWords): readonly string[] {
  const entry = { url: '/', name: safeFileName(name), size, type }
  return validateField(widget, [entry], words).flatMap(({ code, message }) => (code === 'fileSize' || code === 'fileType' ? [message] : []))
}

/** What else is kept of a file that arrived: what the host said, and what the rules of the field ask about. */
export function keptFacts(widget: Widget, { name, size, type }: File, uploaded: UploadedFile): StoredFile {
  const { maxFileSize, fileTypes } = logicOf(widget).rules ?? {}
  const isAsked = (maxFileSize ?? fileTypes) !== undefined
  const own = isAsked ? { name: safeFileName(uploaded.name ?? name), size, ...(type === '' ? {} : { type }) } : {}
  const reported = {
    ...(uploaded.size === undefined ? {} : { size: uploaded.size }),
    ...(uploaded.type === undefined ? {} : { type: uploaded.type }),
  }
  return { ...own, ...reported }
}
