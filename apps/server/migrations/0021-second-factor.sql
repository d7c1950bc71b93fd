-- A second factor beside the password: codes of an app on the person's phone, and codes on paper for the day it is lost.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Shared with the app. Leaves the server once, while it is being set up.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app has it: until then it is not asked for.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  -- SHA-256 of 80 random bits: a copy of the table lets nobody in.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
