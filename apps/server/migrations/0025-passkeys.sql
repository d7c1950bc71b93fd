-- Passkeys: public keys whose private halves stay in people's devices, and the challenges that are being answered.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- As the device calls it, in base64url.
  credential_id text not null,
  public_key bytea not null,
  -- How often the device says it was used; one that goes back was copied. Devices that do not count say 0.
  counter bigint not null,
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_user on passkeys (user_id);

-- Each is answered once, or deleted when it is over.
create table passkey_challenges (
  id uuid primary key,
  challenge text not null,
  -- Who adds a passkey; null for signing in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
