/** Moves of a task need an existing task. */
import type { TaskState } from '../state'
import { refused, type Taken } from '../step-result'
import { taskOf } from './answers/answer'
import type { ActScene } from './view'

interface OfTask {
  readonly taskId: string
}

/** The move, given the task it names. Refused without one, whoever makes it. */
export function onTask<Command extends OfTask>(take: (scene: ActScene, command: Command, task: TaskState) => Taken) {
  return (scene: ActScene, command: Command): Taken => {
    const { taskId } = command
    const task = taskOf(scene, taskId)
    return task === undefined ? refused({ code: 'task.unknown', taskId }) : take(scene, command, task)
  }
}
