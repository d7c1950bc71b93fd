/** A move of a task is made on a task that is there. */
import type { TaskState } from '../state'
import { refused, type Taken } from '../step-result'
import { taskOf } from './answers/answer'
import type { ActScene } from './view'

interface OfTask {
  readonly taskId: string
}

/** What a move does, given the task it names. Without one it is refused, whoever calls it. */
export function onTask<Command extends OfTask>(take: (scene: ActScene, command: Command, task: TaskState) => Taken) {
  return (scene: ActScene, command: Command): Taken => {
    const { taskId } = command
    const task = taskOf(scene, taskId)
    return task === undefined ? refused({ code: 'task.unknown', taskId }) : take(scene, command, task)
  }
}
