/** What an import has to say: a closed list of codes, each with its severity and its English sentence. */

/** `error`: nothing was imported. `warning`: something was changed that a person should look at. `info`: a harmless change. */
export type FindingSeverity = 'error' | 'warning' | 'info'

const FINDINGS = {
  'json.too-large': ['error', 'The definition is larger than {limit} bytes'],
  'json.too-deep': ['error', 'The definition is nested more than {limit} levels deep'],
  'json.invalid': ['error', '{message}'],
  'value.not-json': ['error', 'The definition holds something that is not JSON ({found})'],
  'key.forbidden': ['error', 'The name {name} is not allowed as a key'],
  'model.forbidden': ['error', 'The name {name} is not allowed as a field name'],
  'form.not-a-form': ['error', 'This is not a form definition: an object with a list of widgets was expected, found {found}'],
  'limit.widgets': ['error', 'The form has {found} widgets, more than {limit}'],
  'limit.choices': ['error', 'The widget has {found} choices, more than {limit}'],
  'form.unwrapped': ['info', 'The form was taken out of the list around it'],
  'form.others-ignored': ['warning', 'The list holds {count} more entries, which were left out'],
  'config.missing': ['info', 'The form had no settings; the defaults were taken'],
  'config.replaced': ['warning', 'The setting {option} was {found}; it is now {used}'],
  'widget.dropped': ['warning', 'An entry that is no widget ({found}) was left out'],
  'widget.unknown-type': ['warning', 'The widget type {type} is not known; it is kept as it is and shown as a placeholder'],
  'widget.key-created': ['info', 'The widget had no key; it is now {key}'],
  'widget.key-changed': ['warning', 'The key {found} occurs twice; this one is now {key}'],
  'widget.model-created': ['info', 'The widget had no field name; it is now {model}'],
  'widget.model-changed': ['warning', 'The field name {found} occurs twice; this one is now {model}'],
  'widget.name-created': ['info', 'The widget had no label; it is now "{name}"'],
  'options.missing': ['info', 'The widget had no options; the defaults were taken'],
  'option.converted': ['info', 'The option {option} was {found}; it is now {used}'],
  'option.replaced': ['warning', 'The option {option} cannot be {found}; it is now {used}'],
  'option.renamed': ['info', 'The option {found} is now called {option}'],
  'condition.placeholder-dropped': ['info', 'The placeholder of the display condition was left out'],
  'choices.repaired': ['warning', '{count} choices were repaired or left out'],
  'remote-options.dropped': ['info', '{count} choices loaded earlier from a remote source were left out'],
  'date-format.translated': ['info', 'The date format {found} is now {used}'],
  'pattern.unsupported': ['warning', 'The pattern cannot be checked: {reason}'],
  'float.accepts-whole': ['info', 'Whole numbers are accepted here; the old validator refused them'],
  'rules.rebuilt': ['info', 'The stored rules differed from the options and were rebuilt'],
  'rules.required-restored': ['warning', 'The field is marked as required but its rule was missing; it is required again'],
  'rules.dropped': ['warning', '{count} rules that are no objects were left out'],
  'columns.adopted': ['info', 'The columns were found under {found}'],
  'columns.missing': ['warning', 'The grid had no columns; two empty ones were made'],
  'column.span-set': ['info', 'A column width was {found}; it is now {used}'],
  'option.without-effect': ['warning', 'The option {option} ({found}) is kept but has no effect here'],
  'script.kept': ['warning', 'Script in {found} is kept as text and never run'],
  'version.unknown': ['error', 'The definition has version {found}; this program reads versions up to {limit}'],
  'limit.columns': ['error', 'The widget has {found} columns, more than {limit}'],
  'limit.rules': ['error', 'The widget has {found} rules, more than {limit}'],
  'limit.references': ['error', 'The references of the schema lead to more than {limit} places'],
  'format.other': ['info', 'The form was made with {format} and has been converted'],
  'setting.dropped': ['warning', 'The setting {option} ({found}) has no counterpart and was left out'],
  'layout.dropped': ['info', 'The layout setting {option} ({found}) was left out'],
  'code.dropped': ['warning', 'The code in {option} was left out; it is never run'],
  'condition.untranslated': ['warning', 'The condition {found} could not be carried over'],
  'kind.replaced': ['warning', 'A {found} became a {used}'],
  'entry.dropped': ['info', 'A {found} was left out: nobody fills it in'],
  'text.stripped': ['info', 'Only the words of a formatted text were kept'],
  'reference.missing': ['warning', 'The reference {found} leads nowhere'],
  'reference.circular': ['warning', 'The reference {found} leads back into itself; it is kept as a placeholder'],
  'alternatives.merged': ['warning', 'The alternatives {found} were put into one form'],
  'translations.dropped': ['info', 'Of the languages {found} one was kept'],
  'choices.remote': ['warning', 'The choices come from {found}; check where they come from'],
  'choices.sample-dropped': ['info', 'The sample choices of the old designer were left out'],
  'upload.token-dropped': ['warning', 'A stored upload token was left out'],
  'upload.demo-host-dropped': ['warning', 'The demonstration address {found} of {option} was left out'],
} as const satisfies Record<string, readonly [FindingSeverity, string]>

/** Every code an import can report. */
export type ImportCode = keyof typeof FINDINGS

/** One thing an import changed, kept aside or refused. UIs localise by `code` and `params`; `message` is English, for logs. */
export interface ImportFinding {
  readonly severity: FindingSeverity
  readonly code: ImportCode
  /** Where in the source. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Builds a finding; found values are shortened so that a report stays readable. */
export function finding(code: ImportCode, path: readonly (string | number)[], params: ImportFinding['params'] = {}): ImportFinding {
  const [severity, template] = FINDINGS[code]
  const message = template.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place))
  return { severity, code, path, message, params }
}

/** A value as a report shows it, at most 80 characters. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/**
 * All import codes, for catalogues that must be complete.
 *
 * @example IMPORT_CODES.includes('json.invalid') // true
 */
export const IMPORT_CODES = Object.keys(FINDINGS) as readonly ImportCode[]
