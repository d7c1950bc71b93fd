-- Whether a text of some JSON can be read as an id. A pattern takes three times as long as all else that is done to find the ids of a ticket, and is needed
-- only where PostgreSQL cannot be asked whether a text is valid: 16 was the first that can.
do $$
begin
  if current_setting('server_version_num')::integer >= 160000 then
    create function is_uuid(value text) returns boolean language sql stable parallel safe as $body$
      select pg_input_is_valid(value, 'uuid')
    $body$;
  else
    create function is_uuid(value text) returns boolean language sql stable parallel safe as $body$
      select value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    $body$;
  end if;
end
$$;
