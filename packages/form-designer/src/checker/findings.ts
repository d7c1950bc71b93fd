/** The findings on a form, ready to be asked for by widget. */
import type { LintCode, LintFinding, LintSeverity, WidgetKey } from '@formwork/form-schema'

export interface Findings {
  readonly list: readonly LintFinding[]
  /** The findings on each widget that has some. */
  readonly byWidget: ReadonlyMap<WidgetKey, readonly LintFinding[]>
}

export const NO_FINDINGS: Findings = { list: [], byWidget: new Map() }

export function findingsOf(list: readonly LintFinding[]): Findings {
  const byWidget = new Map<WidgetKey, LintFinding[]>()
  for (const finding of list) {
    if (finding.widgetKey === null) continue
    const known = byWidget.get(finding.widgetKey)
    if (known === undefined) byWidget.set(finding.widgetKey, [finding])
    else known.push(finding)
  }
  return { list, byWidget }
}

/** The worst that is said of a widget; null when nothing is. */
export function severityOf({ byWidget }: Findings, key: WidgetKey): LintSeverity | null {
  const found = byWidget.get(key)
  if (found === undefined) return null
  return found.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
}

/** What `fixFinding` of form-schema may repair by itself. */
const REPAIRABLE: ReadonlySet<LintCode> = new Set([
  'duplicate-model',
  'empty-model',
  'duplicate-choice',
  'contradictory-range',
  'default-invalid',
  'self-reference',
  'empty-range',
  'unknown-choice',
])

export const isRepairable = ({ code }: LintFinding): boolean => REPAIRABLE.has(code)
