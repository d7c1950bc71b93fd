-- What people say about tickets.
create table ticket_comments (
  id uuid primary key,
  ticket_id uuid not null references tickets (id),
  author_id uuid not null references users (id),
  body text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  -- The latest of the three: what an open page compares.
  changed_at timestamptz not null
);
create index ticket_comments_page on ticket_comments (ticket_id, id desc);
create index ticket_comments_changed on ticket_comments (ticket_id, changed_at desc);

-- Whoever is mentioned may see the ticket, for as long as they are.
create table ticket_mentions (
  comment_id uuid not null references ticket_comments (id),
  ticket_id uuid not null references tickets (id),
  user_id uuid not null references users (id),
  position int not null,
  primary key (comment_id, user_id)
);
create index ticket_mentions_user on ticket_mentions (user_id, ticket_id);

create table ticket_comment_files (
  comment_id uuid not null references ticket_comments (id),
  file_id uuid not null references files (id),
  position int not null,
  primary key (comment_id, file_id)
);
create index ticket_comment_files_file on ticket_comment_files (file_id);

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('task-assigned', 'ticket-approved', 'ticket-refused', 'ticket-terminated', 'ticket-mentioned'));
