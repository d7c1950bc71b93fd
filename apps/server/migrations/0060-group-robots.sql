-- Webhooks of other kinds: messages to a group chat by a robot of WeCom, DingTalk, Feishu or Slack. The address of a robot is a secret: it is sealed in
-- `secret`, with what its messages are signed with, and `url` only tells it from others.
alter table webhooks
  add column kind text not null default 'signed' check (kind in ('signed', 'wecom', 'dingtalk', 'feishu', 'slack')),
  -- Of the messages of a robot.
  add column locale text check (locale in ('zh-CN', 'en')),
  -- A robot that asks for signed messages.
  add column is_signed boolean not null default false,
  -- Until when the messages that have their turn already keep a robot busy.
  add column turns_until timestamptz,
  add constraint webhooks_locale_of_robots check ((kind = 'signed') = (locale is null));
