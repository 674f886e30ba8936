-- The roles of the portal, made or renewed at every start of the production setup by the superuser of the database:
-- portal_owner owns the tables and migrates them, portal_app reads and writes their rows. Passwords come from the
-- settings portal.owner_password and portal.app_password of the connection. A database of an earlier version, in which
-- the superuser owned everything, is taken over.
do $$
declare
  statement text;
  role text;
begin
  foreach role in array array['portal_owner', 'portal_app'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I', role);
    end if;
    execute format(
      'alter role %I login password %L nosuperuser nocreatedb nocreaterole noreplication nobypassrls',
      role, current_setting(case role when 'portal_owner' then 'portal.owner_password' else 'portal.app_password' end)
    );
  end loop;

  -- Whoever owns the database may create schemas in it and tables in "public".
  execute format('alter database %I owner to portal_owner', current_database());
  for statement in
    select format('alter schema %I owner to portal_owner', nspname) from pg_namespace where nspname = 'drizzle'
    union all
    -- The sequence of a column follows its table.
    select format('alter table %s owner to portal_owner', oid::regclass)
    from pg_class
    where relkind in ('r', 'p', 'v', 'm')
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))
    union all
    select format('alter function %s owner to portal_owner', oid::regprocedure)
    from pg_proc
    where prokind = 'f' and pronamespace = 'public'::regnamespace
  loop
    execute statement;
  end loop;
end $$;
