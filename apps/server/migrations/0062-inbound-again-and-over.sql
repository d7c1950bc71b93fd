-- What a further call about the same does to the ticket that is open, and what happens when what it is about is over.
update inbound_webhooks set mapping = '{"repeated": null, "cleared": null}'::jsonb || mapping;

alter table inbound_calls
  -- What was done to the ticket that is open.
  add column did text not null default 'nothing'
    check (did in ('nothing', 'commented', 'comment-held', 'comment-off', 'withdrawn', 'terminated', 'not-ended', 'not-open')),
  drop constraint inbound_calls_result_check,
  drop constraint inbound_calls_check1,
  add constraint inbound_calls_result_check check (result in ('started', 'known', 'cleared', 'ignored', 'refused')),
  -- One that says that something is over may find nothing open.
  add constraint inbound_calls_ticket_check check (result = 'cleared' or (result in ('started', 'known')) = (ticket_id is not null));
alter table inbound_calls alter column did drop default;

alter table inbound_subjects
  -- When a further call last left a comment on it.
  add column commented_at timestamptz,
  -- Since when what it is about is over: the next call starts another ticket.
  add column cleared_at timestamptz;
