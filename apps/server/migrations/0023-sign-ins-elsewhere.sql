-- A sign-in at the OpenID provider that has begun and not come back yet. Good once, for some minutes.
create table oidc_sign_ins (
  -- SHA-256 of `state`, and of what only the browser that began it knows.
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index oidc_sign_ins_expires_at on oidc_sign_ins (expires_at);

-- Whether somebody still has to set a second factor up is read with their session, and kept as long (ADR 0030).
create trigger second_factors_tell_change after insert or update or delete on second_factors for each row
  execute function tell_session_change('person', 'user_id');
create trigger settings_tell_change after insert or update or delete on settings for each statement execute function tell_roles_change();
