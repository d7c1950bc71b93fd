/** The effects of each move on shares: its entry in the history, what is opened and closed, and who is notified, in this order. */
import { describe, expect, it } from 'vitest'
import { AT_A, CLAIMED, deskProcess, deskScene } from '../../testing/desk-process'
import { playerOf } from '../../testing/play'

const { effectLines } = playerOf(deskProcess, deskScene)

describe('what is told by', () => {
  it('claiming', () =>
    expect(effectLines(CLAIMED)).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=claimed",
      "task.claim: taskId=t3 by=cid",
    ]
  `))
  it('releasing', () =>
    expect(effectLines(CLAIMED, ['release', 'cid'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=desk nodeName=desk taskId=t3 actor=cid kind=released",
      "task.claim: taskId=t3",
    ]
  `))
  it('a transfer', () =>
    expect(effectLines(...AT_A, ['transfer', 'ann', { to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] replaced=["ann"] kind=transferred",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('a delegation', () =>
    expect(effectLines(...AT_A, ['delegate', 'ann', { to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] replaced=["ann"] kind=delegated",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('handing back', () =>
    expect(effectLines(...AT_A, ['delegate', 'ann', { to: 'eve' }], ['handBack', 'eve'])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=eve assignees=["ann"] kind=handedBack",
      "assignment.close: taskId=t13 userId=eve status=agreed",
      "assignment.open: taskId=t13 userId=ann",
      "notify: kind=task-handed-back to=["ann"] nodeName=a taskId=t13",
    ]
  `))
  it('signers before', () =>
    expect(effectLines(...AT_A, ['addSign', 'ann', { to: ['eve', 'eve'], sign: 'before' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] kind=signersAdded sign=before",
      "assignment.open: taskId=t13 userId=eve",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
  it('signers after', () =>
    expect(effectLines(...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'after' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=ann assignees=["eve"] kind=signersAdded sign=after",
    ]
  `))
  it('removing a signer', () =>
    expect(
      effectLines(...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'before' }], ['removeSign', 'ann', { userId: 'eve' }]),
    ).toMatchInlineSnapshot(`
      [
        "history.append: nodeId=a nodeName=a taskId=t13 actor=ann replaced=["eve"] kind=signerRemoved",
        "assignment.close: taskId=t13 userId=eve status=closed",
        "assignment.open: taskId=t13 userId=ann",
        "notify: kind=task-handed-back to=["ann"] nodeName=a taskId=t13",
      ]
    `))
  it('reassigning everybody', () =>
    expect(effectLines(...AT_A, ['reassign', 'admin', { from: null, to: 'eve' }])).toMatchInlineSnapshot(`
    [
      "history.append: nodeId=a nodeName=a taskId=t13 actor=admin assignees=["eve"] replaced=["ann","bob"] kind=reassigned",
      "assignment.close: taskId=t13 userId=bob status=closed",
      "assignment.close: taskId=t13 userId=ann status=closed",
      "assignment.open: taskId=t13 userId=eve",
      "notify: kind=task-assigned to=["eve"] nodeName=a taskId=t13",
    ]
  `))
})
