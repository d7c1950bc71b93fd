-- Categories of processes: what was text at every process is a list of its own, with an order and icons.
create table process_categories (
  id uuid primary key,
  name text not null,
  icon text not null,
  sort integer not null,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index process_categories_name on process_categories (name);

insert into process_categories (id, name, icon, sort, revision, created_at, updated_at)
select gen_random_uuid(), found.name, 'folder', row_number() over (order by found.name) - 1, 1, now(), now()
from (select distinct category as name from processes where category <> '') found;

alter table processes add column category_id uuid references process_categories (id);
update processes p set category_id = c.id from process_categories c where c.name = p.category;
alter table processes drop column category;
create index processes_category_id on processes (category_id);

-- The button that stood for them becomes a page. A new site is given it with its other pages.
delete from menus where kind = 'button' and permission = 'process:admin:classify:list';
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), folder.id, 'page', 'categories', '流程分类', 'Categories', 'menu', 'categories', 'categories', 'process:admin:classify:list', 2
from menus folder where folder.kind = 'folder' and folder.path = '/design' and folder.name = 'design';
insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), page.id, 'button', '', button.title, button.title_en, button.permission, button.place
from menus page cross join (values
  ('新增', 'Add', 'process:admin:classify:add', 0),
  ('修改', 'Edit', 'process:admin:classify:edit', 1),
  ('删除', 'Remove', 'process:admin:classify:delete', 2)
) as button (title, title_en, permission, place)
where page.kind = 'page' and page.component = 'categories';
