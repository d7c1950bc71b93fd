-- Tickets are found by the remarks of their history and by their comments as well.

/* All that has been said on a ticket, a line each. */
create function ticket_remarks(ticket uuid) returns text language sql stable strict parallel safe as $$
  select coalesce(string_agg(said.words, E'\n'), '') from (
    select remark as words from ticket_history where ticket_id = ticket and remark <> ''
    union select body from ticket_comments where ticket_id = ticket and body <> ''
  ) said
$$;

-- Made anew: nearly every row changes, and half of the table would be what they were before.
alter table ticket_grams rename to former_grams;
alter table former_grams drop constraint ticket_grams_pkey;
drop index ticket_grams_grams;
create table ticket_grams (
  ticket_id uuid primary key references tickets (id),
  grams integer[] not null,
  -- Neither ever changes.
  number text not null,
  title text not null,
  remarks text not null default ''
);
insert into ticket_grams (ticket_id, grams, number, title, remarks)
select g.ticket_id, case when said.words is null then g.grams else g.grams || search_grams(said.words) end, g.number, g.title, coalesce(said.words, '')
from former_grams g left join (
  select ticket_id, string_agg(words, E'\n') as words from (
    select ticket_id, remark as words from ticket_history where remark <> ''
    union select ticket_id, body from ticket_comments where body <> ''
  ) each group by ticket_id
) said on said.ticket_id = g.ticket_id
order by g.ticket_id;
drop table former_grams;
create index ticket_grams_grams on ticket_grams using gin (grams) with (gin_pending_list_limit = 256);
analyze ticket_grams;
