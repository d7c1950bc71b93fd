-- Whose password is checked elsewhere. Nobody changes from one source to another by signing in.
alter table users add column source text not null default 'local' check (source in ('local', 'ldap', 'oidc'));
-- What the source knows them by for good: of OIDC the issuer and its `sub`. Null where the user name is all there is.
alter table users add column external_id text;
create unique index users_external_id on users (source, external_id) where external_id is not null and deleted_at is null;
