import type { Sql, TransactionSql } from 'postgres'

/**
 * A description of every object in the schema `public`, one line each, sorted: two databases with the same lines have
 * the same schema. The column order is omitted, since no statement depends on it. Objects of extensions are
 * covered by the line of their extension.
 */
export async function readCatalog(sql: Sql | TransactionSql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with relations as (
      select * from pg_class c
      where relnamespace = 'public'::regnamespace and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    )
    select concat_ws(' ', 'relation', relname, relkind, relpersistence, 'rls', relrowsecurity,
        case when relkind in ('v', 'm') then pg_get_viewdef(oid) end) as line
      from relations where relkind not in ('i', 'I')
    union all
    select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        'not null', a.attnotnull, 'identity', a.attidentity, 'generated', a.attgenerated,
        'collation', a.attcollation::regcollation, 'default', pg_get_expr(d.adbin, d.adrelid))
      from relations c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p', 'v', 'm', 'f')
    union all
    select concat_ws(' ', 'constraint', c.relname, k.conname, pg_get_constraintdef(k.oid),
        'deferrable', k.condeferrable, 'validated', k.convalidated)
      from relations c join pg_constraint k on k.conrelid = c.oid
    union all
    select concat_ws(' ', pg_get_indexdef(c.oid), 'valid', i.indisvalid)
      from relations c join pg_index i on i.indexrelid = c.oid
    union all
    select concat_ws(' ', pg_get_triggerdef(t.oid), 'enabled', t.tgenabled)
      from relations c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    union all
    select concat_ws(' ', 'policy', c.relname, p.polname, p.polcmd, pg_get_expr(p.polqual, p.polrelid),
        'check', pg_get_expr(p.polwithcheck, p.polrelid))
      from relations c join pg_policy p on p.polrelid = c.oid
    union all
    select pg_get_ruledef(r.oid)
      from relations c join pg_rewrite r on r.ev_class = c.oid and r.rulename <> '_RETURN'
    union all
    select concat_ws(' ', 'sequence', c.relname, format_type(s.seqtypid, null), s.seqstart, s.seqincrement,
        s.seqmin, s.seqmax, s.seqcycle)
      from relations c join pg_sequence s on s.seqrelid = c.oid
    union all
    select case when p.prokind = 'a' then concat_ws(' ', 'aggregate', p.oid::regprocedure)
        else pg_get_functiondef(p.oid) end
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'type', t.typname, t.typtype, format_type(nullif(t.typbasetype, 0), t.typtypmod),
        (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
      from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r') and not exists (
        select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension`
  return rows.map(({ line }) => line).toSorted()
}
