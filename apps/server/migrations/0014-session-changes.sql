-- Tells the servers who listen on `session_changes` whose sessions are not what they were, with the commit that changed them; ADR 0030.

-- Of a row, the column that names whom it concerns: `person <id>` or `session <id>`.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', tg_argv[0] || ' ' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $$;

-- Of roles: whoever holds one, or will once it is enabled again. Of departments: whoever has a scope made of them.
create function tell_roles_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', 'everybody');
  return null;
end $$;

create trigger sessions_tell_change after update on sessions for each row
  when (old.* is distinct from new.*) execute function tell_session_change('session', 'id');
create trigger sessions_tell_delete after delete on sessions for each row
  when (old.revoked_at is null) execute function tell_session_change('session', 'id');
create trigger users_tell_change after update on users for each row
  when (old.* is distinct from new.*) execute function tell_session_change('person', 'id');
create trigger user_roles_tell_change after insert or update or delete on user_roles for each row
  execute function tell_session_change('person', 'user_id');
create trigger roles_tell_change after update or delete on roles for each statement execute function tell_roles_change();
create trigger role_permissions_tell_change after insert or update or delete on role_permissions for each statement
  execute function tell_roles_change();
create trigger role_departments_tell_change after insert or update or delete on role_departments for each statement
  execute function tell_roles_change();
create trigger departments_tell_change after insert or update or delete on departments for each statement
  execute function tell_roles_change();
