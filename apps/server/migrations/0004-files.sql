-- Uploaded files: who brought them, what they are, and the tickets that hold them. The bytes lie in the file storage under the id.

create table files (
  id uuid primary key,
  owner_id uuid not null references users (id),
  -- For people to read; never part of a path.
  name text not null,
  -- By content, not by name.
  media_type text not null,
  is_image boolean not null,
  byte_count bigint not null,
  created_at timestamptz not null
);

create table ticket_files (
  ticket_id uuid not null references tickets (id),
  file_id uuid not null references files (id),
  primary key (ticket_id, file_id)
);
create index ticket_files_file on ticket_files (file_id);
