-- Menus of a site can be changed: they hold buttons and calls too, and posts and menus have pages of their own.

alter table menus drop constraint menus_kind_check;
alter table menus add constraint menus_kind_check check (kind in ('folder', 'page', 'button', 'call'));
-- Of a call its method; `path` is the path it is declared with.
alter table menus add column action text not null default '';

-- What a new site is given with its other menus (`site-menus.ts`).
create temporary table new_pages (component text, title text, title_en text, icon text, permission text, place integer) on commit drop;
insert into new_pages values
  ('posts', '岗位管理', 'Posts', 'post', 'system:syspost:list', 2),
  ('menus', '菜单管理', 'Menus', 'menu', 'system:sysmenu:list', 4);

update menus m set sort = m.sort + (case when m.sort >= 3 then 2 when m.sort = 2 then 1 else 0 end)
from menus f where f.id = m.parent_id and f.kind = 'folder' and f.path = '/system' and f.name = 'system';

insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), f.id, 'page', p.component, p.title, p.title_en, p.icon, p.component, p.component, p.permission, p.place
from menus f, new_pages p where f.kind = 'folder' and f.path = '/system' and f.name = 'system';

insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), page.id, 'button', '', button.title, button.title_en, button.permission, button.place
from menus page join (values
  ('all-tickets', '改派', 'Reassign', 'process:list:all:inversion', 0),
  ('all-tickets', '终止', 'Terminate', 'process:list:all:end', 1),
  ('forms', '新增', 'Add', 'process:admin:template:add', 0),
  ('forms', '修改', 'Edit', 'process:admin:template:edit', 1),
  ('forms', '删除', 'Remove', 'process:admin:template:delete', 2),
  ('processes', '新增', 'Add', 'process:admin:manager:add', 0),
  ('processes', '修改', 'Edit', 'process:admin:manager:edit', 1),
  ('processes', '删除', 'Remove', 'process:admin:manager:delete', 2),
  ('processes', '流程分类', 'Categories', 'process:admin:classify:list', 3),
  ('users', '新增', 'Add', 'system:sysuser:add', 0),
  ('users', '修改', 'Edit', 'system:sysuser:edit', 1),
  ('users', '删除', 'Remove', 'system:sysuser:remove', 2),
  ('users', '重置密码', 'Reset password', 'system:sysuser:resetPassword', 3),
  ('users', '导出', 'Export', 'system:sysuser:export', 4),
  ('roles', '新增', 'Add', 'system:sysrole:add', 0),
  ('roles', '修改', 'Edit', 'system:sysrole:edit', 1),
  ('roles', '删除', 'Remove', 'system:sysrole:remove', 2),
  ('posts', '新增', 'Add', 'system:syspost:add', 0),
  ('posts', '修改', 'Edit', 'system:syspost:edit', 1),
  ('posts', '删除', 'Remove', 'system:syspost:remove', 2),
  ('departments', '新增', 'Add', 'system:sysdept:add', 0),
  ('departments', '修改', 'Edit', 'system:sysdept:edit', 1),
  ('departments', '删除', 'Remove', 'system:sysdept:remove', 2),
  ('menus', '新增', 'Add', 'system:sysmenu:add', 0),
  ('menus', '修改', 'Edit', 'system:sysmenu:edit', 1),
  ('menus', '删除', 'Remove', 'system:sysmenu:remove', 2)
) as button (component, title, title_en, permission, place) on page.kind = 'page' and page.component = button.component;
