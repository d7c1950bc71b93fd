/** The library that knows XML and BPMN, with the types that it does not bring. Whoever compiles this file needs them too, wherever it is compiled. */
// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration of a module cannot be imported
/// <reference path="./bpmn-moddle.d.ts" />
export { BpmnModdle, type ModdleWarning } from 'bpmn-moddle'
