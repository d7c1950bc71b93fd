-- A token that was exchanged for a new one: for a few seconds it still leads to it, so that tabs that refresh at once get the same.

-- Random bits; the new token is made of them and of the old token, so this table alone yields neither.
alter table sessions add column successor_salt bytea;
alter table sessions add column successor_id uuid references sessions (id) on delete set null;
create index sessions_successor_id on sessions (successor_id) where successor_id is not null;
