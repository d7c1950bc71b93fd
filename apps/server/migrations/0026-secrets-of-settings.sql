-- What a section of the settings must be told and must never tell, such as the password of the mail server: apart from what is shown and audited.
alter table settings add column secrets jsonb not null default '{}';
