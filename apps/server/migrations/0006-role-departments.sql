-- The departments of roles whose data scope is 2, chosen departments.

create table role_departments (
  role_id uuid not null references roles (id) on delete cascade,
  department_id uuid not null references departments (id) on delete cascade,
  primary key (role_id, department_id)
);
create index role_departments_department_id on role_departments (department_id);
