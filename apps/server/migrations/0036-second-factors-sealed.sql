-- The secret an app shares is sealed with the key of the site, which lies in no backup: a server that starts seals those that lie open.
alter table second_factors alter column secret drop not null;
alter table second_factors add column sealed_secret text;
-- An app is one way, passkeys are another: `confirmed_at` says since when a second step is asked for, this since when an app answers it.
alter table second_factors add column app_since timestamptz;
update second_factors set app_since = confirmed_at where confirmed_at is not null;
