import postgres from 'postgres'
import { createDatabase } from '#db/client.ts'
import { prospects } from '#db/schema/prospects.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import { createPasswords } from '#server/services/account/password.ts'

export const password = 'a long enough password'
/** Ten people per team, the first of whom is the manager; and one admin. */
export const organisation = { teams: 4, people: 40 }

/** Open assignments of each team, whatever their total. */
export const openAssignments = 10

/** The users and the assignment that the calls are about: the first one of the trainee's team. */
export type Organisation = { teamId: string; traineeId: string; assignmentId: string }

/**
 * Fills a migrated database with an organisation and this many sessions, on the working days of the past
 * year, equally many for each person; nine of ten are completed and scored, and each has usage. One trainee
 * owns one prospect per ten sessions. Every session of a trainee is an attempt at an assignment for the whole
 * team, so there is one assignment per ten sessions too. The number of people is fixed: only their activity
 * grows.
 */
export async function fill(url: string, sessions: number): Promise<Organisation> {
  const client = createDatabase(url)
  await seedSamples(client.db)
  const [prospect] = await client.db.select().from(prospects).limit(1)
  await client.close()
  if (!prospect) throw new Error('there are no samples')
  const { deletedAt: _, isSample: __, nameSearch: ___, createdAt, ...snapshot } = prospect
  const scenario = JSON.stringify({ ...snapshot, createdAt: createdAt.toISOString() })
  const { hash } = createPasswords()
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql`insert into teams (name) select 'Team ' || n from generate_series(1, ${organisation.teams}) n`
    await sql`
      insert into users (username, first_name, last_name, password_hash, role, team_id, last_active_at)
      select 'person-' || n, 'Person', 'Number ' || n, ${await hash(password)},
        case when n <= ${organisation.teams} then 'manager' else 'trainee' end, t.id, now()
      from generate_series(1, ${organisation.people}) n
      join (select id, row_number() over (order by name) as place from teams) t
        on t.place = (n - 1) % ${organisation.teams} + 1`
    await sql`insert into users (username, password_hash, role)
      values ('admin', ${await hash(password)}, 'admin')`
    // The id of a team's assignment number `turn`: a hash of both in the form of a random UUID.
    await sql`
      create function pg_temp.assignment(team uuid, turn int) returns uuid language sql immutable as
      $$ select overlay(overlay(md5(team::text || turn) placing '4' from 13) placing '8' from 17)::uuid $$`
    await sql`
      insert into assignments (id, title, prospect_id, session_type, pass_mark, deadline, team_id, whole_team,
        created_by, created_at, closed_at)
      select pg_temp.assignment(t.id, turn), 'Assignment ' || turn, ${prospect.id}, 'standard', 70, due.at, t.id, true,
        m.id, due.at - interval '14 days',
        case when turn < ${openAssignments} then null else due.at + interval '1 day' end
      from teams t
      join users m on m.team_id = t.id and m.role = 'manager',
        generate_series(0, ${Math.ceil(sessions / organisation.people) - 1}) turn,
        lateral (select now() + case when turn < ${openAssignments} then (turn + 1) * interval '1 day'
          else interval '-2 days' - turn * interval '3 hours' end as at) due`
    await sql`
      with days as (
        select day, row_number() over (order by day desc) - 1 as place, count(*) over () as days
        from generate_series(current_date - 364, current_date - 1, interval '1 day') day
        where extract(isodow from day) < 6
      ), people as (
        select id, role, team_id, row_number() over (order by username) - 1 as place from users
        where team_id is not null
      ), numbers as (
        select n, n % ${organisation.people} as person, n / ${organisation.people} as turn
        from generate_series(0, ${sessions - 1}) n
      )
      insert into training_sessions (user_id, prospect_id, session_type, feedback_language, status, started_at,
        completed_at, duration_s, score, criteria_edition, head_seq, message_count, scenario, seed, assignment_id)
      select p.id, ${prospect.id}, case when n % 3 = 0 then 'objection_handling' else 'standard' end, 'en',
        case when n % 10 = 7 then 'active' else 'completed' end,
        d.day + interval '14 hours' + n % 25000 * interval '1 second',
        case when n % 10 = 7 then null else d.day + interval '22 hours' end,
        case when n % 10 = 7 then null else 200 + n % 900 end,
        case when n % 10 = 7 then null else 40 + n % 60 end, 2, 20, 12, ${scenario}::text::jsonb, 1,
        case when p.role = 'trainee' then pg_temp.assignment(p.team_id, turn) end
      from numbers
      join people p on p.place = numbers.person
      -- Spreads them evenly over the year, whatever their number, by the golden ratio.
      join days d on d.place = floor(((turn * 0.6180339887) % 1.0) * d.days)`
    await sql`
      insert into assignees (assignment_id, user_id, named, assigned_at, started_at, attempts, best_score, best_at)
      select a.id, u.id, false, a.created_at, s.started_at, case when s.status = 'completed' then 1 else 0 end, s.score,
        s.completed_at
      from assignments a
      join users u on u.team_id = a.team_id and u.role = 'trainee'
      left join training_sessions s on s.assignment_id = a.id and s.user_id = u.id`
    await sql`
      insert into performance_metrics (session_id, overall_score, empathy_score, communication_score,
        objection_handling_score, solution_focus_score, compliance_score, ai_analysis, strengths,
        areas_for_improvement, report, created_at, criteria_edition)
      select id, score, score, score, score, score, score, repeat('What was said, and how it was taken. ', 20),
        '["One","Two","Three"]', '["Four","Five"]', jsonb_build_object('note', repeat('quoted ', 150)), completed_at, criteria_edition
      from training_sessions where status = 'completed'`
    await sql`
      insert into usage (user_id, team_id, session_id, kind, provider, quantity, cost_micro_usd, day)
      select s.user_id, u.team_id, s.id, kind, 'openai', 1200, 180, s.started_at::date
      from training_sessions s join users u on u.id = s.user_id,
        unnest(array['model_tokens_in', 'model_tokens_out', 'practice_ms']) kind`
    await sql`
      insert into prospects (owner_id, type, name, occupation, income, debt_amount, scenario, objections, created_at)
      select u.id, 'individual', 'Prospect ' || n, 'Cook', '$25,000-$50,000', 100 + n, repeat('The oven broke. ', 5),
        '["No money right now","Recently lost job"]', now() - n * interval '1 minute'
      from users u, generate_series(1, ${Math.round(sessions / 10)}) n where u.username = 'person-5'`
    await sql`vacuum analyze`
    const [counted] = await sql`select count(*)::int as sessions from training_sessions`
    if (counted?.['sessions'] !== sessions) throw new Error(`${counted?.['sessions']} sessions were stored`)
    // person-1 is the manager of the first team, and person-5 one of its trainees.
    const [found] = await sql<Organisation[]>`
      select team_id as "teamId", id as "traineeId", pg_temp.assignment(team_id, 0) as "assignmentId"
      from users where username = 'person-5'`
    if (!found) throw new Error('the trainee is missing')
    return found
  } finally {
    await sql.end({ timeout: 5 })
  }
}
