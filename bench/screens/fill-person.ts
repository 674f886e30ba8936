import postgres from 'postgres'

/**
 * Gives one user this many prospects of their own, and this many sessions over the last year. Returns the id
 * of a completed one.
 */
export async function fillPerson(url: string, username: string, rows: number): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql`
      insert into prospects (owner_id, type, name, occupation, debt_amount, debt_type, scenario, objections, created_at)
      select u.id, case when n % 4 = 0 then 'business' else 'individual' end,
        (array['Ana', 'Luis', 'José', 'María', 'Zoë', 'Noah'])[n % 6 + 1] || ' ' ||
        (array['García', 'Smith', 'Núñez', 'Okafor', 'Lee'])[n % 5 + 1] || ' ' || n,
        'Teacher', 100 + n, 'credit_card', repeat('Fell behind after a move. ', 6),
        '["I lost my job", "I already paid that"]'::jsonb, now() - n * interval '1 minute'
      from users u, generate_series(1, ${rows}) n where u.username = ${username}`
    await sql`
      insert into training_sessions (user_id, prospect_id, session_type, feedback_language, status, started_at,
        completed_at, duration_s, score, criteria_edition, head_seq, message_count, scenario, seed)
      select s.user_id, s.prospect_id, case when n % 3 = 0 then 'objection_handling' else 'standard' end, 'en',
        'completed', now() - n * interval '50 minutes', now() - n * interval '50 minutes' + interval '6 minutes',
        200 + n % 400, 40 + n % 60, s.criteria_edition, 20, 12,
        jsonb_set(s.scenario, '{name}', to_jsonb('Debtor ' || n)), 1
      from (select t.* from training_sessions t join users u on u.id = t.user_id
        where u.username = ${username} limit 1) s, generate_series(1, ${rows}) n`
    await sql`vacuum analyze`
    const [session] = await sql<{ id: string }[]>`
      select s.id from training_sessions s join users u on u.id = s.user_id
      join performance_metrics m on m.session_id = s.id where u.username = ${username} limit 1`
    if (!session) throw new Error(`${username} has no completed session`)
    return session.id
  } finally {
    await sql.end({ timeout: 5 })
  }
}
