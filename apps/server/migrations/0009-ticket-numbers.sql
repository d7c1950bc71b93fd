-- Ticket numbers without a lock: a sequence counts on for ever, and each day remembers where it began.
-- A day's row used to be locked until the transaction of each new ticket ended, so that one paused server stopped all others.

create sequence ticket_number_sequence;

-- A day that was counted already goes on where it stood: the sequence begins at 1.
alter table ticket_numbers add column base bigint;
update ticket_numbers set base = -last;
alter table ticket_numbers alter column base set not null;
alter table ticket_numbers drop column last;
