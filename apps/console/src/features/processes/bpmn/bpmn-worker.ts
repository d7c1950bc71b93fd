/** Reads files beside the page: a hostile one can take minutes, and is given up by ending this. */
import { importBpmn } from '@formwork/workflow-core/bpmn'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  importBpmn(data).then((found) => postMessage(found), reportError)
})
