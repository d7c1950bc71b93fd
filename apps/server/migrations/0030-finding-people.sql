-- A directory of a hundred thousand people: found by a part of their names without reading all of them, and by department in the order of lists.

-- Of everybody who is not removed, what a search compares, in lower case as `ilike` compares it, and its grams (migrations 0012 and 0017). Beside the
-- people, whose rows stay small, and with their place in lists, so that a search needs no other table.
create table user_words (
  user_id uuid primary key references users (id) on delete cascade,
  created_at timestamptz not null,
  -- User name, nick name, phone and e-mail, with U+001F between them: no hit spans two of them.
  words text not null,
  grams integer[] not null
);

create function note_user_words() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from user_words where user_id = new.id;
    return null;
  end if;
  insert into user_words (user_id, created_at, words, grams)
  values (
    new.id, new.created_at,
    concat_ws(u&'\001f', lower(new.username), lower(new.nick_name), lower(new.phone), lower(new.email)),
    search_grams(new.username) || search_grams(new.nick_name) || search_grams(new.phone) || search_grams(new.email)
  )
  on conflict (user_id) do update set created_at = excluded.created_at, words = excluded.words, grams = excluded.grams;
  return null;
end $$;

create trigger users_note_words after insert on users for each row execute function note_user_words();
create trigger users_note_changed_words after update of username, nick_name, phone, email, created_at, deleted_at on users for each row
  when ((old.username, old.nick_name, old.phone, old.email, old.created_at, old.deleted_at)
    is distinct from (new.username, new.nick_name, new.phone, new.email, new.created_at, new.deleted_at))
  execute function note_user_words();

insert into user_words (user_id, created_at, words, grams)
select id, created_at, concat_ws(u&'\001f', lower(username), lower(nick_name), lower(phone), lower(email)),
  search_grams(username) || search_grams(nick_name) || search_grams(phone) || search_grams(email)
from users where deleted_at is null;
-- What was added last is looked through one by one until it is filed; not much of it.
create index user_words_grams on user_words using gin (grams) with (gin_pending_list_limit = 256);
create index user_words_created_at on user_words (created_at desc, user_id desc);

-- A department's people in the order of lists.
create index users_of_departments on users (department_id, created_at desc, id desc) where deleted_at is null;
-- How many each department has is counted in this one: with nothing else in it it is a tenth of the table.
create index users_members on users (department_id) where deleted_at is null;
-- Those who are disabled are few.
create index users_disabled on users (created_at desc, id desc) where deleted_at is null and not enabled;
-- The order of pickers.
create index users_nick_name on users (nick_name, id) where deleted_at is null and enabled;
analyze user_words;
