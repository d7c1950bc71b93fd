-- Forms of a version besides the bound one: pinned with their fields and the step at which each is first filled in. Null: none.
alter table process_versions add column further_forms jsonb;
