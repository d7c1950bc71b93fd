/** The effects of each answer: its entry in the history, what is opened and closed, and who is notified, in this order. */
import { describe, expect, it } from 'vitest'
import { AT_A, AT_B, WAITING, deskProcess, deskScene } from '../../testing/desk-process'
import { playerOf } from '../../testing/play'

const { effectLines } = playerOf(deskProcess, deskScene)
const ALONG = { reason: 'typo', attachments: ['f1'], remark: 'see file' }

describe('what is told by', () => {
  it('completing, which opens the next step', () =>
    expect(effectLines(...AT_A)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=completed",
      "assignment.close: taskId=t3 userId=cid status=agreed",
      "assignment.close: taskId=t3 userId=dan status=closed",
      "task.close: taskId=t3 outcome=agreed by=cid",
      "task.open: taskId=t13 nodeId=a nodeName=a completion=all assignees=["ann","bob"]",
      "history.append: nodeId=a nodeName=a taskId=t13 assignees=["ann","bob"] kind=assigned",
      "notify: kind=task-assigned to=["ann","bob"] nodeName=a taskId=t13",
    ]
  `))
  it('the first of two votes, with what goes along', () =>
    expect(effectLines(...AT_A, ['approve', 'ann', ALONG])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann remark=see file kind=approved reason=typo attachments=["f1"]",
      "assignment.close: taskId=t13 userId=ann status=agreed",
    ]
  `))
  it('the last vote, which begins a wait', () =>
    expect(effectLines(...WAITING)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=bob kind=approved",
      "assignment.close: taskId=t13 userId=bob status=agreed",
      "task.close: taskId=t13 outcome=agreed by=bob",
      "job.schedule: jobId=j22 nodeId=wait nodeName=wait order={"kind":"timer","wait":{"kind":"delay","seconds":60}}",
    ]
  `))
  it('the last approval', () =>
    expect(effectLines(...AT_B, ['approve', 'bea'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=b nodeName=b taskId=t25 actor=bea kind=approved",
      "assignment.close: taskId=t25 userId=bea status=agreed",
      "task.close: taskId=t25 outcome=agreed by=bea",
      "process.complete: status=approved",
      "history.append: nodeId=end nodeName=End kind=finished",
      "notify: kind=ticket-approved to=["rita"] nodeName=End",
    ]
  `))
  it('a refusal', () =>
    expect(effectLines(...AT_A, ['refuse', 'ann'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann kind=refused",
      "assignment.close: taskId=t13 userId=ann status=refused",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=refused by=ann",
      "process.complete: status=refused",
      "history.append: nodeId=a nodeName=a kind=finished",
      "notify: kind=ticket-refused to=["rita"] nodeName=a",
    ]
  `))
  it('a refusal to a step', () =>
    expect(effectLines(...AT_B, ['refuse', 'bea', { back: { target: { kind: 'node', nodeId: 'a' } } }])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=b nodeName=b taskId=t25 actor=bea kind=refused targetNodeId=a targetNodeName=a",
        "assignment.close: taskId=t25 userId=bea status=refused",
        "task.close: taskId=t25 outcome=refused by=bea",
        "task.open: taskId=t32 nodeId=a nodeName=a completion=all assignees=["ann","bob"]",
        "history.append: nodeId=a nodeName=a taskId=t32 assignees=["ann","bob"] kind=assigned",
        "notify: kind=task-assigned to=["ann","bob"] nodeName=a taskId=t32",
      ]
    `))
  it('an answer of its own', () =>
    expect(effectLines(...AT_A, ['choose', 'ann', { edgeId: 'later' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann kind=chosen outcome=Later",
      "assignment.close: taskId=t13 userId=ann status=agreed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=agreed by=ann",
      "process.complete: status=approved",
      "history.append: nodeId=end nodeName=End kind=finished",
      "notify: kind=ticket-approved to=["rita"] nodeName=End",
    ]
  `))
  it('a return to the requester', () =>
    expect(effectLines(...AT_A, ['return', 'ann', { back: { target: { kind: 'requester' } } }])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=a nodeName=a taskId=t13 actor=ann kind=returned targetNodeId=start targetNodeName=Start",
        "assignment.close: taskId=t13 userId=ann status=closed",
        "assignment.close: taskId=t13 userId=bob status=closed",
        "task.close: taskId=t13 outcome=cancelled by=ann",
        "task.open: taskId=t21 nodeId=start nodeName=Start kind=resubmit completion=any assignees=["rita"]",
        "history.append: nodeId=start nodeName=Start taskId=t21 assignees=["rita"] kind=assigned",
        "notify: kind=task-returned to=["rita"] nodeName=Start taskId=t21",
      ]
    `))
  it('submitting again', () =>
    expect(
      effectLines(...AT_A, ['return', 'ann', { back: { target: { kind: 'requester' } } }], ['resubmit', 'rita']),
    ).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=start nodeName=Start taskId=t21 actor=rita kind=resubmitted",
        "assignment.close: taskId=t21 userId=rita status=agreed",
        "task.close: taskId=t21 outcome=agreed by=rita",
        "task.open: taskId=t28 nodeId=desk nodeName=desk kind=handle completion=any assignees=["cid","dan"]",
        "history.append: nodeId=desk nodeName=desk taskId=t28 assignees=["cid","dan"] kind=assigned",
        "notify: kind=task-assigned to=["cid","dan"] nodeName=desk taskId=t28",
      ]
    `))
  it('taking back an answer', () =>
    expect(effectLines(...WAITING, ['takeBack', 'bob'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=bob kind=takenBack",
      "task.reopen: taskId=t13",
      "assignment.open: taskId=t13 userId=bob",
      "job.cancel: jobId=j22 kind=timer",
    ]
  `))
})
