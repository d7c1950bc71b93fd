/** The library for XML and BPMN, with the types it lacks. Compiling this file needs them too, wherever that happens. */
// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration of a module cannot be imported
/// <reference path="./bpmn-moddle.d.ts" />
export { BpmnModdle, type ModdleWarning } from 'bpmn-moddle'
