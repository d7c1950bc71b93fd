-- Counters of failed sign-ins are written twice in each sign-in, and many of one address wait for the same row. They last a quarter of an hour: that a
-- crash of the database begins them anew is no loss worth a write to its log.
alter table sign_in_throttles set unlogged;
