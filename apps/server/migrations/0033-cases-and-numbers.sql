-- Runs of the simulator that publishing repeats. They belong to the draft; a version is published once they have held.
alter table processes add column cases jsonb not null default '[]';

-- Numbers of processes that have a pattern for them.
create table ticket_counters (
  -- With its day, as `EXP-20261121-{sequence}`.
  pattern text primary key,
  last bigint not null
);
