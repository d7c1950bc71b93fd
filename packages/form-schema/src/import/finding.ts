/** Builds the findings of an import. */
import { enFindings } from '../messages/en-findings'
import { fillSentence } from '../messages/fill-sentence'
import { type ImportCode, type ImportFinding, SEVERITIES } from './import-codes'

/** Builds a finding; found values are shortened so that a report stays readable. */
export function finding(code: ImportCode, path: readonly (string | number)[], params: ImportFinding['params'] = {}): ImportFinding {
  const message = fillSentence(enFindings.import[code], params, enFindings)
  return { severity: SEVERITIES[code], code, path, message, params }
}

/** A value as a report shows it, at most 80 characters. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
