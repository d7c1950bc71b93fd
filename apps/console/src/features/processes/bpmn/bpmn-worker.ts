/** Reads files in a worker: a hostile one can take minutes, and is aborted by terminating this. */
import { importBpmn } from '@formwork/workflow-core/bpmn'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  importBpmn(data).then((found) => postMessage(found), reportError)
})
