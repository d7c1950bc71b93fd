/** The entry `@formwork/workflow-core/bpmn`: processes as files of BPMN 2.0, written and read. Pure; loaded on demand. */
export type { BpmnLayout } from './export/diagram'
export { type ExportedProcess, exportBpmn } from './export/export-bpmn'
export { bpmnSize } from './export/node-element'
export { importBpmn } from './import/import-bpmn'
export {
  BPMN_LIMITS,
  type BpmnImport,
  type BpmnNote,
  type BpmnNoteCode,
  type BpmnRefusalCode,
} from './import/report'
