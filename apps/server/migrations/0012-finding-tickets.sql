-- Finding tickets by a part of their number or title without reading all of them: an index of their grams, with nothing that has to be installed.

/*
  What a text is indexed by, in lower case and as numbers: every character and every two neighbours. One digit and two stand in too many ticket
  numbers to tell them apart, so digits are taken by threes and fours. A text that contains another one contains all of its grams; whether the reverse
  holds is checked by `ilike`, which lowers both sides by this very `lower`.
*/
create function search_grams(value text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  sign text;
  code bigint;
  before bigint;
  -- How many digits stand in a row so far, and the last four of them as a number.
  digits integer := 0;
  run integer := 0;
  grams integer[] := '{}';
begin
  foreach sign in array string_to_array(lower(value), null) loop
    code := ascii(sign);
    if code between 48 and 57 then
      digits := digits + 1;
      run := (run * 10 + code - 48) % 10000;
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

-- The grams of a keyword that are asked for: longer ones without the single characters, which say nothing more but would be taken for
-- independent of them, so that the planner would expect next to no hits for a word that stands everywhere.
create function keyword_grams(keyword text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  grams integer[] := search_grams(keyword);
  longer integer[] := array(select gram from unnest(grams) gram where gram not between 0 and 1114111);
begin
  return case when longer = '{}' then grams else longer end;
end $$;

-- Beside the tickets, because number and title never change: moves, which write the ticket's row anew, leave this index alone.
create table ticket_grams (
  ticket_id uuid primary key references tickets (id),
  grams integer[] not null
);
insert into ticket_grams (ticket_id, grams) select id, search_grams(number || ' ' || title) from tickets;
-- What was added last is looked through one by one until it is filed; not much of it.
create index ticket_grams_grams on ticket_grams using gin (grams) with (gin_pending_list_limit = 256);
analyze ticket_grams;
