/** What each move tells: its entry in the history, what is opened and closed, and who is called, in this order. */
import { describe, expect, it } from 'vitest'
import { AT_A, AT_B, CLAIMED, deskProcess, deskScene, WAITING } from '../testing/desk-process'
import { playerOf } from '../testing/play'

const { told } = playerOf(deskProcess, deskScene)
const ALONG = { reason: 'typo', attachments: ['f1'], remark: 'see file' }

describe('what is told by', () => {
  it('claiming', () =>
    expect(told(CLAIMED)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=claimed",
      "task.claim: taskId=t3 by=cid",
    ]
  `))
  it('releasing', () =>
    expect(told(CLAIMED, ['release', 'cid'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=released",
      "task.claim: taskId=t3",
    ]
  `))
  it('completing, which opens the next step', () =>
    expect(told(...AT_A)).toMatchInlineSnapshot(`
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
    expect(told(...AT_A, ['approve', 'ann', ALONG])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann remark=see file kind=approved reason=typo attachments=["f1"]",
      "assignment.close: taskId=t13 userId=ann status=agreed",
    ]
  `))
  it('the last vote, which begins a wait', () =>
    expect(told(...WAITING)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=bob kind=approved",
      "assignment.close: taskId=t13 userId=bob status=agreed",
      "task.close: taskId=t13 outcome=agreed by=bob",
      "job.schedule: jobId=j22 nodeId=wait nodeName=wait order={"kind":"timer","wait":{"kind":"delay","seconds":60}}",
    ]
  `))
  it('a wait that is over', () =>
    expect(told(...AT_B)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=wait nodeName=wait kind=jobDone jobId=j22",
      "task.open: taskId=t25 nodeId=b nodeName=b completion=any assignees=["bea"]",
      "history.append: nodeId=b nodeName=b taskId=t25 assignees=["bea"] kind=assigned",
      "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t25",
    ]
  `))
  it('a wait that failed', () =>
    expect(told(...WAITING, ['jobFailed', '', { reason: 'away' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=wait nodeName=wait kind=jobFailed jobId=j22 reason=away",
      "alarm: kind=job-failed nodeId=wait jobId=j22",
    ]
  `))
  it('a failed step that is begun again', () =>
    expect(told(...WAITING, ['jobFailed', '', { reason: 'away' }], ['retryJob', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=wait nodeName=wait actor=admin kind=jobRetried jobId=j22",
        "job.schedule: jobId=j22 nodeId=wait nodeName=wait order={"kind":"timer","wait":{"kind":"delay","seconds":60}}",
      ]
    `))
  it('a failed step that is skipped', () =>
    expect(told(...WAITING, ['jobFailed', '', { reason: 'away' }], ['skipJob', 'admin'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=wait nodeName=wait actor=admin kind=jobSkipped jobId=j22",
        "task.open: taskId=t27 nodeId=b nodeName=b completion=any assignees=["bea"]",
        "history.append: nodeId=b nodeName=b taskId=t27 assignees=["bea"] kind=assigned",
        "notify: kind=task-assigned to=["bea"] nodeName=b taskId=t27",
      ]
    `))
  it('the last approval', () =>
    expect(told(...AT_B, ['approve', 'bea'])).toMatchInlineSnapshot(`
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
    expect(told(...AT_A, ['refuse', 'ann'])).toMatchInlineSnapshot(`
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
    expect(told(...AT_B, ['refuse', 'bea', { back: { target: { kind: 'node', nodeId: 'a' } } }])).toMatchInlineSnapshot(`
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
    expect(told(...AT_A, ['choose', 'ann', { edgeId: 'later' }])).toMatchInlineSnapshot(`
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
    expect(told(...AT_A, ['return', 'ann', { back: { target: { kind: 'requester' } } }])).toMatchInlineSnapshot(`
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
    expect(told(...AT_A, ['return', 'ann', { back: { target: { kind: 'requester' } } }], ['resubmit', 'rita'])).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=start nodeName=Start taskId=t21 actor=rita kind=resubmitted",
        "assignment.close: taskId=t21 userId=rita status=agreed",
        "task.close: taskId=t21 outcome=agreed by=rita",
        "task.open: taskId=t28 nodeId=desk nodeName=desk kind=handle completion=any assignees=["cid","dan"]",
        "history.append: nodeId=desk nodeName=desk taskId=t28 assignees=["cid","dan"] kind=assigned",
        "notify: kind=task-assigned to=["cid","dan"] nodeName=desk taskId=t28",
      ]
    `))
  it('a transfer', () =>
    expect(told(...AT_A, ['transfer', 'ann', { to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] replaced=["ann"] kind=transferred",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve position=2",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('a delegation', () =>
    expect(told(...AT_A, ['delegate', 'ann', { to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] replaced=["ann"] kind=delegated",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve position=2",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('handing back', () =>
    expect(told(...AT_A, ['delegate', 'ann', { to: 'eve' }], ['handBack', 'eve'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=eve assignees=["ann"] kind=handedBack",
      "assignment.close: taskId=t13 userId=eve status=agreed",
      "assignment.open: taskId=t13 userId=ann position=0",
      "notify: kind=task-handed-back to=["ann"] nodeName=a taskId=t13",
    ]
  `))
  it('signers before', () =>
    expect(told(...AT_A, ['addSign', 'ann', { to: ['eve', 'eve'], sign: 'before' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] kind=signersAdded sign=before",
      "assignment.open: taskId=t13 userId=eve position=2",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('signers after', () =>
    expect(told(...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'after' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] kind=signersAdded sign=after",
    ]
  `))
  it('removing a signer', () =>
    expect(
      told(...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'before' }], ['removeSign', 'ann', { userId: 'eve' }]),
    ).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=a nodeName=a taskId=t13 actor=ann replaced=["eve"] kind=signerRemoved",
        "assignment.close: taskId=t13 userId=eve status=closed",
        "assignment.open: taskId=t13 userId=ann position=0",
        "notify: kind=task-handed-back to=["ann"] nodeName=a taskId=t13",
      ]
    `))
  it('reassigning everybody', () =>
    expect(told(...AT_A, ['reassign', 'admin', { from: null, to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=admin assignees=["eve"] replaced=["ann","bob"] kind=reassigned",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve position=2",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('copies', () =>
    expect(told(...AT_A, ['copyTo', 'rita', { to: ['eve', 'eve'] }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita assignees=["eve"] kind=copied",
      "copy: to=["eve"] by=rita",
      "notify: kind=ticket-copied to=["eve"]",
    ]
  `))
  it('urging', () =>
    expect(told(...AT_A, ['urge', 'rita', { at: 5 }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita assignees=["ann","bob"] kind=urged",
      "notify: kind=task-urged to=["ann","bob"]",
    ]
  `))
  it('suspending', () =>
    expect(told(...WAITING, ['suspend', 'admin', { at: 5 }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=suspended",
      "process.suspend: by=admin",
      "notify: kind=ticket-suspended to=["rita"]",
    ]
  `))
  it('resuming, with what was done meanwhile', () =>
    expect(told(...WAITING, ['suspend', 'admin'], ['jobDone', ''], ['resume', 'admin'])).toMatchInlineSnapshot(`
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
    expect(told(...AT_A, ['jump', 'admin', { tokenId: null, nodeId: 'b' }])).toMatchInlineSnapshot(`
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
    expect(told(...WAITING, ['terminate', 'admin'])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=terminated",
      "job.cancel: jobId=j22 kind=timer",
      "process.complete: status=terminated",
      "notify: kind=ticket-terminated to=["rita"]",
    ]
  `))
  it('withdrawing', () =>
    expect(told(...AT_A, ['withdraw', 'rita'])).toMatchInlineSnapshot(`
    [
      "history.append: actor=rita kind=withdrawn",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "task.close: taskId=t13 outcome=cancelled",
      "process.complete: status=withdrawn",
    ]
  `))
  it('reopening where it ended', () =>
    expect(told(...AT_A, ['withdraw', 'rita'], ['reopen', 'admin', { nodeId: null }])).toMatchInlineSnapshot(`
    [
      "history.append: actor=admin kind=reopened targetNodeId=desk targetNodeName=desk",
      "process.reopen: by=admin",
      "notify: kind=ticket-reopened to=["rita"]",
      "task.open: taskId=t26 nodeId=desk nodeName=desk kind=handle completion=any assignees=["cid","dan"]",
      "history.append: nodeId=desk nodeName=desk taskId=t26 assignees=["cid","dan"] kind=assigned",
      "notify: kind=task-assigned to=["cid","dan"] nodeName=desk taskId=t26",
    ]
  `))
  it('taking back an answer', () =>
    expect(told(...WAITING, ['takeBack', 'bob'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=bob kind=takenBack",
      "task.reopen: taskId=t13",
      "assignment.open: taskId=t13 userId=bob position=1",
      "job.cancel: jobId=j22 kind=timer",
    ]
  `))
})
