-- A short number is looked for with the sign it stands behind: one title in seventy has a number that begins with 12, few have one behind 同.

/*
  As before (migrations 0012 and 0017), but the gram of the first two digits is of the sign before them as well: the last that is no space, so that 合同 12 and
  合同12 have the same one. Where only spaces stand before the digits nobody knows what does (a keyword may be cut out of a longer text), so those have none.
*/
create or replace function search_grams(value text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  sign text;
  code bigint;
  before bigint;
  -- The last sign that is no space, and the one that the digits in a row stand behind.
  word bigint;
  behind bigint;
  -- How many digits stand in a row so far, and the last four of them as a number.
  digits integer := 0;
  run integer := 0;
  grams integer[] := '{}';
begin
  foreach sign in array string_to_array(lower(value), null) loop
    code := ascii(sign);
    if code between 48 and 57 then
      if digits = 0 then behind := word; end if;
      digits := digits + 1;
      run := (run * 10 + code - 48) % 10000;
      if digits = 2 and behind is not null then grams := grams || (4000100 + behind * 100 + run)::integer; end if;
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
    -- Space, no-break space, and that of Chinese text.
    if code not in (32, 160, 12288) then word := code; end if;
  end loop;
  return grams;
end $$;

/* Where the statistics are not known yet; as in migration 0017, with the numbers as they are now. */
create or replace function keyword_grams(keyword text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  grams integer[] := search_grams(keyword);
  longer integer[] := array(select gram from unnest(grams) gram where gram not between 0 and 1114111);
  numbers integer[] := array(select gram from unnest(grams) gram where gram between 2000000 and 4000100 + 1114111 * 100 + 99);
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

/*
  As in migration 0042, but beside a rare gram no frequent one is asked for: walking its list takes longer than to judge what the rare one alone lets through.
*/
create or replace function keyword_grams(keyword text, common integer[], frequencies real[]) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  grams integer[] := search_grams(keyword);
  longer integer[] := array(select gram from unnest(grams) gram where gram not between 0 and 1114111);
  known record;
  chosen integer[] := '{}';
  remaining double precision := 1;
begin
  if common = '{}' then return keyword_grams(keyword); end if;
  for known in
    select gram, coalesce(frequencies[array_position(common, gram)], 0.005) as frequency
    from unnest(case when longer = '{}' then grams else longer end) gram group by gram order by frequency, gram
  loop
    exit when cardinality(chosen) >= 6 or (cardinality(chosen) >= 2 and remaining <= 1.0 / 300)
      or (cardinality(chosen) = 1 and remaining <= 0.005 and known.frequency >= 0.03);
    chosen := chosen || known.gram;
    remaining := remaining * known.frequency;
  end loop;
  return chosen;
end $$;

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
select ticket_id, is_remarks,
  case when words ~ '[0-9]{2}' then search_grams(case when is_remarks then words else number || ' ' || words end) else grams end, number, title, remarks
from (select *, case when is_remarks then remarks else title end as words from former_grams) former
order by ticket_id, is_remarks;
drop table former_grams;
create index ticket_grams_grams on ticket_grams using gin (grams) with (gin_pending_list_limit = 256);
analyze ticket_grams;

update user_words w set grams = search_grams(u.username) || search_grams(u.nick_name) || search_grams(u.phone) || search_grams(u.email)
from users u where u.id = w.user_id and w.words ~ '[0-9]{2}';
