/** The effects of each move on a whole ticket, and of each job: its entry in the history, what is opened and closed, and who is notified, in this order. */
import { describe, expect, it } from 'vitest'
import { AT_A, AT_B, WAITING, deskProcess, deskScene } from '../../testing/desk-process'
import { playerOf } from '../../testing/play'

const { effectLines } = playerOf(deskProcess, deskScene)

describe('what is told by', () => {
  it('a wait that is over', () =>
    expect(effectLines(...AT_B)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=wait nodeName=wait kind=jobDone jobId=j22",
      "task.open: taskId=t25 nodeId=b nodeName=b completion=any assignees=["bea"]",
      "history.append: nodeId=b nodeName=b taskId=t25 assignees=["bea"] kind=assigned",
      "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t25",
    ]
  `))
  it('a wait that failed', () =>
    expect(effectLines(...WAITING, ['jobFailed', '', { reason: 'away' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=wait nodeName=wait kind=jobFailed jobId=j22 reason=away",
      "alarm: kind=job-failed nodeId=wait jobId=j22",
    ]
  `))
  it('a failed step that is begun again', () =>
    expect(effectLines(...WAITING, ['jobFailed', '', { reason: 'away' }], ['retryJob', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=wait nodeName=wait actor=admin kind=jobRetried jobId=j22",
        "job.schedule: jobId=j22 nodeId=wait nodeName=wait order={"kind":"timer","wait":{"kind":"delay","seconds":60}}",
      ]
    `))
  it('a failed step that is skipped', () =>
    expect(effectLines(...WAITING, ['jobFailed', '', { reason: 'away' }], ['skipJob', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=wait nodeName=wait actor=admin kind=jobSkipped jobId=j22",
        "task.open: taskId=t27 nodeId=b nodeName=b completion=any assignees=["bea"]",
        "history.append: nodeId=b nodeName=b taskId=t27 assignees=["bea"] kind=assigned",
        "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t27",
      ]
    `))
  it('copies', () =>
    expect(effectLines(...AT_A, ['copyTo', 'rita', { to: ['eve', 'eve'] }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita assignees=["eve"] kind=copied",
      "copy: to=["eve"] by=rita",
      "notify: kind=ticket-copied to=["eve"]",
    ]
  `))
  it('urging', () =>
    expect(effectLines(...AT_A, ['urge', 'rita', { at: 5 }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita assignees=["ann","bob"] kind=urged",
      "notify: kind=task-urged to=["ann","bob"]",
    ]
  `))
  it('suspending', () =>
    expect(effectLines(...WAITING, ['suspend', 'admin', { at: 5 }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=suspended",
      "process.suspend: by=admin",
      "notify: kind=ticket-suspended to=["rita"]",
    ]
  `))
  it('resuming, with what was done meanwhile', () =>
    expect(effectLines(...WAITING, ['suspend', 'admin'], ['jobDone', ''], ['resume', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: actor=admin kind=resumed",
        "process.resume: by=admin",
        "notify: kind=ticket-resumed to=["rita"]",
        "task.open: taskId=t31 nodeId=b nodeName=b completion=any assignees=["bea"]",
        "history.append: nodeId=b nodeName=b taskId=t31 assignees=["bea"] kind=assigned",
        "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t31",
      ]
    `))
  it('jumping', () =>
    expect(effectLines(...AT_A, ['jump', 'admin', { tokenId: null, nodeId: 'b' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a actor=admin kind=jumped targetNodeId=b targetNodeName=b",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=cancelled",
      "task.open: taskId=t21 nodeId=b nodeName=b completion=any assignees=["bea"]",
      "history.append: nodeId=b nodeName=b taskId=t21 assignees=["bea"] kind=assigned",
      "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t21",
    ]
  `))
  it('terminating', () =>
    expect(effectLines(...WAITING, ['terminate', 'admin'])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=terminated",
      "job.cancel: jobId=j22 kind=timer",
      "process.complete: status=terminated",
      "notify: kind=ticket-terminated to=["rita"]",
    ]
  `))
  it('withdrawing', () =>
    expect(effectLines(...AT_A, ['withdraw', 'rita'])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita kind=withdrawn",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=cancelled",
      "process.complete: status=withdrawn",
    ]
  `))
  it('reopening where it ended', () =>
    expect(effectLines(...AT_A, ['withdraw', 'rita'], ['reopen', 'admin', { nodeId: null }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=reopened targetNodeId=desk targetNodeName=desk",
      "process.reopen: by=admin",
      "notify: kind=ticket-reopened to=["rita"]",
      "task.open: taskId=t26 nodeId=desk nodeName=desk kind=handle completion=any assignees=["cid","dan"]",
      "history.append: nodeId=desk nodeName=desk taskId=t26 assignees=["cid","dan"] kind=assigned",
      "notify: kind=task-assigned to=["cid","dan"] nodeName=desk taskId=t26",
    ]
  `))
})
