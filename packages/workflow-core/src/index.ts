/** The approval engine: what a process is, whether it is sound, and what one command does to it. Pure: no clock, no random, no I/O. */
export { assigneeNeeds, type AssigneeNeeds } from './assignment/needs'
export { peopleAhead } from './assignment/people-ahead'
export { type Directory, resolveAssignees } from './assignment/resolve'
export {
  type AssigneeRule,
  assigneeRuleSchema,
  type Completion,
  conditionSchema,
  type NodeKind,
  type NodeOf,
  PROCESS_LIMITS,
  type ProcessDefinition,
  type ProcessEdge,
  type ProcessNode,
  personRulesOf,
  processDefinitionSchema,
  processEdgeSchema,
  processNodeSchema,
  withPersonRules,
} from './definition'
export { edgeBetween } from './edge-between'
export type { Effect, EffectType, HistoryKind, HistoryRecord, NoticeKind } from './effects'
export { type FindingCode, type ProcessFinding, finding, findingSeverity } from './findings'
export { findingMessage, type MessageLocale } from './messages/finding-message'
export { type Move, movesFor, type Viewer } from './moves/moves-for'
export { nodesAhead } from './nodes-ahead'
export { anyDefinitionSchema, currentDefinition, type OldDefinition } from './old-definition'
export type {
  AssignmentState,
  AssignmentStatus,
  CommandOf,
  ManagingRight,
  ProcessCommand,
  ProcessState,
  ProcessStatus,
  Refusal,
  StepContext,
  TaskState,
  Token,
} from './state'
export { AUTOMATIC_STEP_LIMIT, step } from './step'
export type { StepResult } from './step-result'
export { type FormFieldInfo, type ValidationContext, validateProcess } from './validate-graph'
