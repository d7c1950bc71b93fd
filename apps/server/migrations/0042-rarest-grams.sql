-- Of a keyword the grams are asked for that tell most, by how often each stands in tickets: every gram more is a list that has to be walked.

/*
  common and frequencies: how many of all tickets have a gram, for those that many have, as the statistics of the database know it. All others count
  as one in two hundred. Grams are taken from the rarest on, two at least and six at most, until one ticket in three hundred is expected to be left:
  as if they were independent, which those of one phrase are not. What they let through is for `ilike` to judge, as before (migration 0012).
*/
create function keyword_grams(keyword text, common integer[], frequencies real[]) returns integer[] language plpgsql immutable strict parallel safe as $$
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
    exit when cardinality(chosen) >= 6 or (cardinality(chosen) >= 2 and remaining <= 1.0 / 300);
    chosen := chosen || known.gram;
    remaining := remaining * known.frequency;
  end loop;
  return chosen;
end $$;
