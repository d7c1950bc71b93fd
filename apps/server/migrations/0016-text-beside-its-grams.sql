-- What is searched stands beside its grams: a candidate is judged where it was found, without the ticket's row.

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
select t.id, g.grams, t.number, t.title from tickets t join former_grams g on g.ticket_id = t.id order by t.id;
drop table former_grams;
create index ticket_grams_grams on ticket_grams using gin (grams) with (gin_pending_list_limit = 256);
analyze ticket_grams;

-- Of a long keyword four grams from its whole length are enough: those of one phrase stand in the same titles, and each of them has to be looked
-- up. What they let through is for `ilike` to judge.
create or replace function keyword_grams(keyword text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  grams integer[] := search_grams(keyword);
  longer integer[] := array(select gram from unnest(grams) gram where gram not between 0 and 1114111);
  count integer := cardinality(longer);
begin
  return case
    when count = 0 then grams
    when count <= 4 then longer
    else array[longer[1], longer[1 + count / 3], longer[1 + 2 * count / 3], longer[count]]
  end;
end $$;
