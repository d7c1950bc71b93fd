-- The list of suspended tickets looked into the state of every running one. A column of its own: an index over the state would be written by each move.
alter table tickets add column is_suspended boolean not null default false;
update tickets set is_suspended = true where status = 'running' and state ? 'suspended';
create index tickets_suspended on tickets (id desc) where is_suspended;
