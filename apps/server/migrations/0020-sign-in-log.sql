-- Every attempt to sign in, and what came of it. Kept for a time, then swept; the audit log keeps what has to stay.
create table sign_in_attempts (
  id uuid primary key,
  at timestamptz not null,
  -- Null when there is nobody of that name.
  user_id uuid references users (id),
  -- Of nobody's name only how it begins: it may be a password, typed in the wrong field.
  name text not null,
  outcome text not null,
  address text not null,
  user_agent text not null,
  request_id text not null
);
create index sign_in_attempts_at on sign_in_attempts (at desc, id desc);
create index sign_in_attempts_user on sign_in_attempts (user_id, at desc, id desc);

-- A page of its own for whoever may read it. A new site is given it with its other pages.
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), id, 'page', 'sign-ins', '登录日志', 'Sign-in log', 'sign-ins', 'sign-ins', 'sign-ins', 'system:sysloginlog:query', 8
from menus where kind = 'folder' and path = '/system' and name = 'system';
