-- Until its next analysis PostgreSQL takes half of all tickets for suspended, and looks for them among those with a word or a status.
analyze tickets (is_suspended);
