-- Pages for everybody's API tokens and for the health of the system. A new site is given them with its other pages.
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), folder.id, 'page', page.name, page.title, page.title_en, page.name, page.name, page.name, page.permission, page.sort
from menus folder cross join (values
  ('tokens', 'API 令牌', 'API tokens', 'system:session:list', 9),
  ('health', '系统健康', 'System health', 'system:monitor:server:list', 10)
) as page (name, title, title_en, permission, sort)
where folder.kind = 'folder' and folder.path = '/system' and folder.name = 'system';

insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), id, 'button', '', '处理失败任务', 'Handle failed jobs', 'system:monitor:job:edit', 0
from menus where kind = 'page' and component = 'health';
