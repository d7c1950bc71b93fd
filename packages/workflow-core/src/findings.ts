/** What publishing may object to. Errors refuse the publish, warnings are shown. */
import type { ProcessFix } from './fixes'

export const findingSeverity = {
  'no-start': 'error',
  'several-starts': 'error',
  'no-end': 'error',
  'no-user-task': 'error',
  'duplicate-id': 'error',
  'edge-to-nowhere': 'error',
  'way-into-start': 'error',
  'way-out-of-end': 'error',
  'no-way-out': 'error',
  'several-ways-out': 'error',
  'unreachable-node': 'error',
  'no-path-to-end': 'error',
  'loop-without-person': 'error',
  'gateway-without-default': 'error',
  'gateway-several-defaults': 'error',
  'edge-without-condition': 'error',
  'empty-condition': 'error',
  'condition-without-value': 'error',
  'unknown-field': 'error',
  'operator-mismatch': 'error',
  'assignee-missing': 'error',
  'assignee-unknown': 'error',
  'starter-unknown': 'error',
  'handler-unknown': 'error',
  'weights-too-low': 'error',
  'unknown-node': 'error',
  'join-without-fork': 'error',
  'fork-without-join': 'error',
  'join-of-other-forks': 'error',
  'token-escapes-fork': 'error',
  'way-into-fork': 'error',
  'answer-without-name': 'error',
  'sub-process-missing': 'error',
  'sub-process-unknown': 'error',
  'timer-unset': 'error',
  'limit-for-no-priority': 'error',
  'limit-reminder-too-early': 'error',
  'rungs-not-in-order': 'error',
  'rung-before-limit': 'error',
  'rung-without-people': 'error',
  'rung-people-unknown': 'error',
  'request-without-address': 'error',
  'host-not-allowed': 'error',
  'secret-unknown': 'error',
  'header-without-name': 'error',
  'header-incomplete': 'error',
  'sent-value-incomplete': 'error',
  'answer-value-incomplete': 'error',
  'value-in-incomplete': 'error',
  'value-back-incomplete': 'error',
  'mapping-incomplete': 'error',
  'script-empty': 'error',
  'script-mistaken': 'error',
  'form-node-missing': 'error',
  'form-node-without-person': 'error',
  'form-twice': 'error',
  'field-in-two-forms': 'error',
  'right-of-unknown-field': 'error',
  'nobody-may-start': 'warning',
  'field-filled-later': 'warning',
  'fork-of-one': 'warning',
  'condition-ignored': 'warning',
  'outcome-ignored': 'warning',
  'unnamed-node': 'warning',
  'title-shows-hidden-field': 'warning',
  'script-reads-unknown-field': 'warning',
} as const satisfies Record<string, 'error' | 'warning'>

export type FindingCode = keyof typeof findingSeverity

export interface ProcessFinding {
  readonly code: FindingCode
  readonly severity: 'error' | 'warning'
  readonly nodeId?: string
  readonly edgeId?: string
  readonly params: Readonly<Record<string, string | number>>
  /** What would mend it, where a program can. */
  readonly fix?: ProcessFix
}

/** Names the place: a node, an edge, or neither when the whole is meant. */
export interface FindingPlace {
  readonly nodeId?: string
  readonly edgeId?: string
}

export function finding(
  code: FindingCode,
  place: FindingPlace = {},
  params: ProcessFinding['params'] = {},
  fix: ProcessFix | null = null,
): ProcessFinding {
  return { code, severity: findingSeverity[code], ...place, params, ...(fix === null ? {} : { fix }) }
}
