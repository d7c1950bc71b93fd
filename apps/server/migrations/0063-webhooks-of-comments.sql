-- Webhooks are told of comments as well, of each once, however often the job runs.
alter table webhook_deliveries add column comment_id uuid;
create unique index webhook_deliveries_told_comment on webhook_deliveries (webhook_id, comment_id) where comment_id is not null;
