-- How the notices of tasks are found best depends on how many there are. Planned once for a connection while the table was small or empty, it was read from
-- end to end for every move, up to a minute long, until PostgreSQL counted its rows by itself. Moves that come together plan it once now.
alter function read_notices_of_tasks(uuid[], text[], uuid[], timestamptz) set plan_cache_mode = force_custom_plan;
