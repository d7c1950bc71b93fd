-- A move writes the ticket's row anew. Where the page has room for it no index is written; where it has none, each of the seven indexes gets another entry. A row of a
-- ticket with a few approvers has up to 1.7 KiB, and a sixth of a page is less than that: two in three of the tickets that went on left their page.
-- A task is written twice, when it opens and when it is done; its pages had no room at all. Pages that are full stay as they are.
alter table tickets set (fillfactor = 75);
alter table ticket_tasks set (fillfactor = 80);
