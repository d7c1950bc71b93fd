-- Sessions as people know them: since when somebody is signed in, however often the token was exchanged, and when they last did something.
alter table sessions add column signed_in_at timestamptz, add column last_used_at timestamptz;

-- When a session was last used is nothing that the servers have to forget it for.
drop trigger sessions_tell_change on sessions;
update sessions set signed_in_at = created_at, last_used_at = created_at;
alter table sessions alter column signed_in_at set not null, alter column last_used_at set not null;
create trigger sessions_tell_change after update of user_id, expires_at, revoked_at, successor_id on sessions for each row
  when (old.* is distinct from new.*) execute function tell_session_change('session', 'id');

create index sessions_living on sessions (last_used_at desc, id desc) where revoked_at is null;

-- A page of its own for whoever may see who is signed in. A new site is given it with its other pages.
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), id, 'page', 'sessions', '在线会话', 'Active sessions', 'sessions', 'sessions', 'sessions', 'system:session:list', 7
from menus where kind = 'folder' and path = '/system' and name = 'system';

insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), id, 'button', '', '下线', 'Sign out', 'system:session:remove', 0 from menus where kind = 'page' and component = 'sessions';
