/** Findings in English. `{name}` is filled from the finding's params. */
import type { FindingCode } from '../findings'

export const en: Readonly<Record<FindingCode, string>> = {
  'no-start': 'There is no start node',
  'several-starts': 'There can be only one start node',
  'no-end': 'There is no end node',
  'no-user-task': 'At least one approval node is needed',
  'duplicate-id': 'This id is used twice',
  'edge-to-nowhere': 'The edge begins or ends at a node that does not exist',
  'way-into-start': 'No edge may lead into the start node',
  'way-out-of-end': 'No edge may lead out of an end node',
  'no-way-out': 'Nothing follows this node',
  'several-ways-out': 'Only one edge may leave for the same outcome',
  'unreachable-node': 'This node cannot be reached from the start',
  'no-path-to-end': 'No end can be reached from this node',
  'loop-without-person': 'This loop has no person in it and would never stop',
  'gateway-without-default': 'The gateway has no default branch',
  'gateway-several-defaults': 'The gateway can have only one default branch',
  'edge-without-condition': 'The branch has no condition',
  'empty-condition': 'The condition is incomplete',
  'unknown-field': 'The condition names a form field that does not exist: {field}',
  'operator-mismatch': 'The field “{field}” cannot be compared this way',
  'assignee-missing': 'No approver is set',
  'assignee-unknown': 'The approver is disabled or does not exist: {name}',
  'condition-ignored': 'A condition has no effect here',
  'outcome-ignored': 'An outcome has no effect here',
  'unnamed-node': 'The node has no name',
}
