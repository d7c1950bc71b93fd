-- A webhook at which nothing arrives is paused: one of its deliveries is tried now and then, and the others are held without a job until it arrives.
alter table webhooks
  -- Tries in a row that failed.
  add column failures integer not null default 0,
  add column paused_since timestamptz,
  -- The delivery that is tried while it is paused.
  add column probe_id uuid;
alter table webhook_deliveries
  -- Waits without a job.
  add column held boolean not null default false,
  add constraint webhook_deliveries_held_waits check (not held or status = 'waiting');
create index webhook_deliveries_held on webhook_deliveries (webhook_id, id) where held;
create index webhook_deliveries_going on webhook_deliveries (webhook_id) where status = 'waiting' and not held;
