-- What has been said on a ticket is found by a row of its own.

/* A remark wrote the ticket's one row anew, and with it all grams of number and title into the index. Number and title stand in both rows, so that each by itself says
   whether it is the one that a text is found by. */
alter table ticket_grams rename to former_grams;
alter table former_grams drop constraint ticket_grams_pkey;
drop index ticket_grams_grams;
create table ticket_grams (
  ticket_id uuid not null references tickets (id),
  is_remarks boolean not null,
  grams integer[] not null,
  -- Neither ever changes.
  number text not null,
  title text not null,
  -- Empty in the row of number and title.
  remarks text not null default '',
  primary key (ticket_id, is_remarks)
);
insert into ticket_grams (ticket_id, is_remarks, grams, number, title, remarks)
select g.ticket_id, part.is_remarks, search_grams(part.words), g.number, g.title, case when part.is_remarks then part.words else '' end
from former_grams g cross join lateral (values (false, g.number || ' ' || g.title), (true, g.remarks)) part (is_remarks, words)
where part.words <> ''
order by 1, 2;
drop table former_grams;
create index ticket_grams_grams on ticket_grams using gin (grams) with (gin_pending_list_limit = 256);
analyze ticket_grams;
