/** What each measured call needs of the database, as one statement of one parameter. */
const shown = 't.id, t.number, t.title, t.priority, t.status, t.process_name, t.created_at, t.updated_at, u.id as requester_id, u.nick_name'

export const statements = {
  users: `select u.id, u.username, u.nick_name, u.phone, u.email, u.remark, u.enabled, u.department_id, d.name, u.created_at,
      (select json_agg(r.role_id order by r.position) from user_roles r where r.user_id = u.id) as roles
    from users u left join departments d on d.id = u.department_id
    where u.deleted_at is null order by u.created_at desc, u.id desc limit $1`,
  departments: `select d.id, d.parent_id, d.name, d.sort, d.leader_id, l.nick_name,
      (select count(*) from users u where u.department_id = d.id and u.deleted_at is null) as members
    from departments d left join users l on l.id = d.leader_id where d.sort >= $1 - 1 order by d.sort, d.id`,
  badge: `select count(*)::int as upcoming from (select from ticket_assignments where user_id = $1 and status = 'open' group by ticket_id) waiting`,
  todo: `select ${shown}, (select count(*) from ticket_assignments where user_id = $1 and status = 'open') as count
    from (select ticket_id, opened_at from ticket_assignments where user_id = $1 and status = 'open' order by opened_at, ticket_id limit 20) a
    join tickets t on t.id = a.ticket_id join users u on u.id = t.requester_id order by a.opened_at, a.ticket_id`,
  all: `select ${shown} from tickets t join users u on u.id = t.requester_id where t.id < $1 order by t.id desc limit 20`,
  ticket: `select t.*, v.definition, v.form_definition, e.values, u.nick_name,
      (select json_agg(h order by sequence) from ticket_history h where h.ticket_id = t.id) as history
    from tickets t join users u on u.id = t.requester_id join process_versions v on v.id = t.version_id
      join ticket_values e on e.ticket_id = t.id where t.id = $1`,
}
