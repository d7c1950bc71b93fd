/** The approval engine: processes, whether they are sound, and the effect of one command. Pure: no clock, no random, no I/O. */
export { assigneeNeeds, type AssigneeNeeds } from './assignment/needs'
export { peopleAhead } from './assignment/people-ahead'
export { type Directory, explainAssignees, type FoundAssignee, resolveAssignees, roleInDepartmentKey } from './assignment/resolve'
export {
  type ActDetails,
  type AfterReturn,
  type ChosenPeople,
  type CommandOf,
  type CommandType,
  MANAGING_RIGHTS,
  type ManagingCommand,
  type ManagingRight,
  type PersonCommand,
  type ProcessCommand,
  type ReturnTarget,
  type ShellCommand,
} from './commands'
export {
  type AssigneeRule,
  assigneeRuleSchema,
  completeRequest,
  type Completion,
  completionSchema,
  conditionSchema,
  type FieldRight,
  type FieldRights,
  fieldRightSchema,
  fieldRightsSchema,
  type ForkNode,
  isGatewayPair,
  isPersonNode,
  type LadderLimit,
  ladderOf,
  lengthOf,
  lengthsOf,
  NODE_KINDS,
  type NodeKind,
  type NodeOf,
  type PersonNode,
  type Pool,
  PRIORITIES,
  type PriorityLevel,
  PROCESS_LIMITS,
  type ProcessDefinition,
  type ProcessEdge,
  type ProcessNode,
  type ProcessSettings,
  personRulesOf,
  processDefinitionSchema,
  processEdgeSchema,
  processNodeSchema,
  processSettingsSchema,
  type Rung,
  settingsOf,
  type TicketLimit,
  type TimeLimit,
  timeLimitSchema,
  UNCHOSEN_FIELD,
  withPersonRules,
} from './definition'
export { addWorkingTime, FURTHEST_MS, takeWorkingTime, workingTimeBetween } from './calendar/count'
export {
  DAY_MINUTES,
  type Hours,
  type SpecialDay,
  isWeekLongEnough,
  USUAL_WORKING_TIME,
  WORKING_TIME_LIMITS,
  type WorkingCalendar,
  type WorkingTime,
  workingTimeSchema,
  wrongHours,
} from './calendar/working-time'
export { workingDaysOf } from './calendar/working-days'
export { edgeBetween } from './edge-between'
export {
  type AlarmKind,
  type DueTimes,
  type Effect,
  type EffectType,
  HISTORY_KINDS,
  type HistoryKind,
  type HistoryRecord,
  type JobOrder,
  type NoticeKind,
  type StandIn,
} from './effects'
export { type FindingCode, type ProcessFinding, finding, findingSeverity } from './findings'
export type { FixKind, ProcessFix } from './fixes'
export { findingMessage, type MessageLocale } from './messages/finding-message'
export type { Move, MoveType, Targets } from './moves/move'
export { movesFor } from './moves/moves-for'
export { URGE_EVERY_MS } from './moves/ticket/urge'
export { isClaimedByOther, type Viewer } from './moves/view'
export { asksForChoice, choosesAtStart, type ChoosingStep, choosingAtStart, poolOf } from './moves/chooses'
export { peopleNamedBy } from './assignment/named'
export { namesFields, titleOfPattern } from './titles/title-of-pattern'
export { comesWithin, countsWorkingTime, differsByPriority, type LimitMoments, limitMoments, type NextRung, nextRung } from './tasks/due'
export { everAsked, handlersOf } from './tasks/keep-last'
export { sharesAhead } from './tasks/next-shares'
export { countedShares, neededOf } from './tasks/verdict'
export { nodesAhead } from './nodes-ahead'
export { anyDefinitionSchema, currentDefinition, type OldDefinition } from './old-definition'
export type { Refusal, RefusalCode } from './refusal'
export type {
  AssignmentState,
  AssignmentStatus,
  JobKind,
  JobState,
  LastAct,
  ProcessState,
  ProcessStatus,
  PromisedTime,
  Scope,
  TaskKind,
  TaskState,
  Token,
} from './state'
export { AUTOMATIC_STEP_LIMIT, step } from './step'
export type { StepContext } from './context'
export type { StepResult } from './step-result'
export type { TraceEntry } from './trace'
export { type FormFieldInfo, type ValidationContext, validateProcess } from './validate-graph'
export {
  type FieldRightsNow,
  fieldRightsOf,
  isWritable,
  type FieldReader,
  rightOf,
  rightsAtNode,
  rightsAtStart,
} from './rights/field-rights'
export { type FormFields, withFormRights } from './rights/form-rights'
export {
  actIn,
  movesIn,
  playAll,
  type SimulatedStep,
  type SimulatedWorld,
  type Simulation,
  type SimulationResult,
  startSimulation,
  stateOf,
} from './simulator/simulation'
export { ADMINISTRATOR, type Cast, directoryOf, isStandIn, playedPeople, standInsOf } from './simulator/stand-ins'
export { applyFix } from './validate/apply-fix'
export { type DefinitionChange, diffDefinitions } from './versions/diff-definitions'
export { migrateState, type Migration, type MigrationProblem, type NodeMapping } from './versions/migrate-state'
