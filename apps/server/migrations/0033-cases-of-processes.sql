-- Runs of the simulator that publishing repeats. They belong to the draft; a version is published once they have held.
alter table processes add column cases jsonb not null default '[]';
