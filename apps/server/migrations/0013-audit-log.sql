-- The audit log: who changed what, from where, before and after. Append-only, and hash-chained.

-- Where each chain ends. There are several, so that changes at the same time do not wait for each other; ADR 0027. The first entry makes them: a
-- backup is restored into tables without rows.
create table audit_chains (
  chain smallint primary key,
  length bigint not null,
  hash text not null
) with (fillfactor = 50);

create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  -- Null when nobody was signed in.
  actor_id uuid references users (id),
  -- Names as they were then.
  actor_name text not null,
  subject_kind text not null,
  -- Of a table that goes by the kind; what it names may be gone.
  subject_id uuid,
  subject_name text not null,
  before jsonb,
  after jsonb,
  address text not null,
  user_agent text not null,
  request_id text not null,
  chain smallint not null,
  sequence bigint not null,
  -- SHA-256 over the previous hash of the chain and this row.
  hash text not null
);
create unique index audit_entries_place on audit_entries (chain, sequence);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_kind on audit_entries (kind, at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, at desc, id desc);
create index audit_entries_subject on audit_entries (subject_id, at desc, id desc);

create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();

create function audit_hash(previous text, entry audit_entries) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, entry.chain, entry.sequence, entry.id, extract(epoch from entry.at), entry.kind, entry.actor_id, entry.actor_name,
    entry.subject_kind, entry.subject_id, entry.subject_name, entry.before, entry.after, entry.address, entry.user_agent, entry.request_id
  )::text, 'UTF8')), 'hex')
$$;

-- Appends rows of `audit_entries` without their places to a chain that nobody else is writing to, as the last part of a transaction.
create function append_audit(entries jsonb) returns integer language plpgsql volatile as $$
declare
  chain_end audit_chains;
  entry audit_entries;
  count integer := 0;
begin
  select * into chain_end from audit_chains order by chain limit 1 for update skip locked;
  if not found then
    insert into audit_chains (chain, length, hash) select number, 0, '' from generate_series(1, 32) number on conflict do nothing;
    select * into chain_end from audit_chains order by chain limit 1 for update skip locked;
  end if;
  if not found then
    select * into chain_end from audit_chains where chain = 1 + trunc(random() * 32)::int for update;
  end if;
  for entry in select * from jsonb_populate_recordset(null::audit_entries, entries) loop
    entry.chain := chain_end.chain;
    entry.sequence := chain_end.length + 1;
    entry.hash := audit_hash(chain_end.hash, entry);
    insert into audit_entries select entry.*;
    chain_end.length := entry.sequence;
    chain_end.hash := entry.hash;
    count := count + 1;
  end loop;
  update audit_chains set length = chain_end.length, hash = chain_end.hash where chain = chain_end.chain;
  return count;
end $$;

-- A page of its own, for whoever may read the log. A new site is given it with its other pages.
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), id, 'page', 'audit', '审计日志', 'Audit log', 'audit', 'audit', 'audit', 'system:audit:list', 4
from menus where kind = 'folder' and path = '/system' and name = 'system';
