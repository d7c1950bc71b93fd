-- In which order people share a task stands in the state of its ticket. Here it was written a second time and never read.
alter table ticket_assignments drop column position;
