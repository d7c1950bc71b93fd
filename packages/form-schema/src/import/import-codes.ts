/** The findings of an import: a closed list of codes, each with its severity. The sentences are in `messages/`. */

/** `error`: nothing was imported. `warning`: something was changed that a person should look at. `info`: a harmless change. */
export type FindingSeverity = 'error' | 'warning' | 'info'

/** How much each code matters. */
export const SEVERITIES = {
  'json.too-large': 'error',
  'json.too-deep': 'error',
  'json.empty': 'error',
  'json.invalid': 'error',
  'source.missing': 'error',
  'value.not-json': 'error',
  'key.forbidden': 'error',
  'model.forbidden': 'error',
  'form.not-a-form': 'error',
  'limit.widgets': 'error',
  'limit.choices': 'error',
  'form.unwrapped': 'info',
  'form.others-ignored': 'warning',
  'config.missing': 'info',
  'config.replaced': 'warning',
  'widget.dropped': 'warning',
  'widget.unknown-type': 'warning',
  'widget.plain-order': 'warning',
  'widget.condition-ignored': 'warning',
  'widget.key-created': 'info',
  'widget.key-changed': 'warning',
  'widget.model-created': 'info',
  'widget.model-changed': 'warning',
  'widget.name-created': 'info',
  'options.missing': 'info',
  'option.converted': 'info',
  'option.replaced': 'warning',
  'option.renamed': 'info',
  'condition.placeholder-dropped': 'info',
  'choices.repaired': 'warning',
  'remote-options.dropped': 'info',
  'date-format.translated': 'info',
  'pattern.unsupported': 'warning',
  'float.accepts-whole': 'info',
  'rules.rebuilt': 'info',
  'rules.required-restored': 'info',
  'rules.dropped': 'warning',
  'rules.adopted': 'info',
  'rules.not-enforced': 'warning',
  'columns.adopted': 'info',
  'columns.missing': 'warning',
  'column.span-set': 'info',
  'pane.title-adopted': 'info',
  'option.without-effect': 'warning',
  'script.kept': 'warning',
  'version.unknown': 'error',
  'limit.columns': 'error',
  'limit.rules': 'error',
  'limit.pairs': 'error',
  'findings.more': 'warning',
  'limit.references': 'error',
  'format.other': 'info',
  'setting.dropped': 'warning',
  'layout.adopted': 'info',
  'layout.dropped': 'info',
  'code.dropped': 'warning',
  'condition.untranslated': 'warning',
  'kind.replaced': 'warning',
  'entry.dropped': 'info',
  'text.stripped': 'info',
  'reference.missing': 'warning',
  'reference.circular': 'warning',
  'alternatives.merged': 'warning',
  'translations.dropped': 'info',
  'choices.remote': 'warning',
  'choices.sample-dropped': 'info',
  'upload.token-dropped': 'warning',
  'upload.demo-host-dropped': 'warning',
} as const satisfies Record<string, FindingSeverity>

/** Every code an import can report. */
export type ImportCode = keyof typeof SEVERITIES

/** One thing an import changed, kept aside or refused. UIs localise by `code` and `params`; `message` is English, for logs. */
export interface ImportFinding {
  readonly severity: FindingSeverity
  readonly code: ImportCode
  /** Where in the source. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * All import codes, for catalogues that must be complete.
 *
 * @example IMPORT_CODES.includes('json.invalid') // true
 */
export const IMPORT_CODES = Object.keys(SEVERITIES) as readonly ImportCode[]
