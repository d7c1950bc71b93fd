-- A short number in a long keyword tells tickets apart as well: the first two digits behind something else are a gram of their own.

/*
  As before (migration 0012), and one gram more: where digits begin behind another sign, the first two of them. At the beginning of a text nobody knows
  whether digits begin there (a keyword may be cut out of a longer number), so those have none; a ticket's own number begins with the year anyway.
*/
create or replace function search_grams(value text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  sign text;
  code bigint;
  before bigint;
  -- How many digits stand in a row so far, and the last four of them as a number.
  digits integer := 0;
  run integer := 0;
  -- Whether another sign stands before them.
  begins_inside boolean := false;
  grams integer[] := '{}';
begin
  foreach sign in array string_to_array(lower(value), null) loop
    code := ascii(sign);
    if code between 48 and 57 then
      if digits = 0 then begins_inside := before is not null; end if;
      digits := digits + 1;
      run := (run * 10 + code - 48) % 10000;
      if digits = 2 and begins_inside then grams := grams || 4000000 + run; end if;
      if digits >= 3 then grams := grams || 2000000 + run % 1000; end if;
      if digits >= 4 then grams := grams || 3000000 + run; end if;
    else
      digits := 0;
      run := 0;
      grams := grams || code::integer;
    end if;
    if digits < 2 and before is not null then
      grams := grams || ((before * 65536 + code) % 4294967296 - 2147483648)::integer;
    end if;
    before := code;
  end loop;
  return grams;
end $$;

-- Of a long keyword four grams from its whole length, as before, and of its numbers the first and the last: they are what tells.
create or replace function keyword_grams(keyword text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  grams integer[] := search_grams(keyword);
  longer integer[] := array(select gram from unnest(grams) gram where gram not between 0 and 1114111);
  numbers integer[] := array(select gram from unnest(grams) gram where gram between 2000000 and 4000099);
  count integer := cardinality(longer);
begin
  return case
    when count = 0 then grams
    when count <= 4 then longer
    else array(select distinct gram from unnest(
      array[longer[1], longer[1 + count / 3], longer[1 + 2 * count / 3], longer[count], numbers[1], numbers[cardinality(numbers)]]
    ) gram where gram is not null)
  end;
end $$;

alter table ticket_grams rename to former_grams;
alter table former_grams drop constraint ticket_grams_pkey;
drop index ticket_grams_grams;
create table ticket_grams (
  ticket_id uuid primary key references tickets (id),
  grams integer[] not null,
  -- Neither ever changes.
  number text not null,
  title text not null
);
insert into ticket_grams (ticket_id, grams, number, title)
select ticket_id, search_grams(number || ' ' || title), number, title from former_grams order by ticket_id;
drop table former_grams;
create index ticket_grams_grams on ticket_grams using gin (grams) with (gin_pending_list_limit = 256);
analyze ticket_grams;
