-- Tokens with which programs call in a person's name: limited to some of the person's permissions, told once, kept as hashes.
create table api_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  permissions text[] not null,
  read_only boolean not null,
  created_at timestamptz not null,
  -- Null: until it is revoked.
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_tokens_user on api_tokens (user_id, created_at desc);

-- Servers keep who holds a token for seconds, as they do with sessions, and forget it by the same messages.
create trigger api_tokens_tell_change after update of revoked_at, expires_at, permissions, read_only on api_tokens for each row
  execute function tell_session_change('session', 'id');
create trigger api_tokens_tell_delete after delete on api_tokens for each row execute function tell_session_change('session', 'id');
