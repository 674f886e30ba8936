-- Keeps practice_days and practice_totals equal to what training_sessions adds up to, whoever writes there:
-- see the comment in db/schema/practice.ts. Inserts and deletes are counted by the statement, updates by the
-- row and only where a column changes that counts: the counter of events changes at every line that is said.
CREATE FUNCTION practice_counted(
  counted_user uuid, counted_day date,
  new_standard int, new_objection_handling int, new_completed int, new_scored int, new_score_sum int, new_duration_s bigint
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO practice_days AS d
    (user_id, day, standard, objection_handling, completed, scored, score_sum, duration_s)
  VALUES
    (counted_user, counted_day, new_standard, new_objection_handling, new_completed, new_scored, new_score_sum, new_duration_s)
  ON CONFLICT (user_id, day) DO UPDATE SET
    standard = d.standard + excluded.standard,
    objection_handling = d.objection_handling + excluded.objection_handling,
    completed = d.completed + excluded.completed,
    scored = d.scored + excluded.scored,
    score_sum = d.score_sum + excluded.score_sum,
    duration_s = d.duration_s + excluded.duration_s;
  INSERT INTO practice_totals AS t
    (user_id, standard, objection_handling, completed, scored, score_sum, duration_s)
  VALUES
    (counted_user, new_standard, new_objection_handling, new_completed, new_scored, new_score_sum, new_duration_s)
  ON CONFLICT (user_id) DO UPDATE SET
    standard = t.standard + excluded.standard,
    objection_handling = t.objection_handling + excluded.objection_handling,
    completed = t.completed + excluded.completed,
    scored = t.scored + excluded.scored,
    score_sum = t.score_sum + excluded.score_sum,
    duration_s = t.duration_s + excluded.duration_s;
$$;
--> statement-breakpoint
CREATE FUNCTION practice_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions never wait for each other.
  PERFORM practice_counted(user_id, day, standard, objection_handling, completed, scored, score_sum, duration_s)
  FROM (
    SELECT
      user_id,
      (started_at AT TIME ZONE 'UTC')::date AS day,
      count(*) FILTER (WHERE session_type = 'standard')::int AS standard,
      count(*) FILTER (WHERE session_type = 'objection_handling')::int AS objection_handling,
      count(*) FILTER (WHERE status = 'completed')::int AS completed,
      count(score)::int AS scored,
      coalesce(sum(score), 0)::int AS score_sum,
      coalesce(sum(duration_s), 0)::bigint AS duration_s
    FROM added GROUP BY 1, 2 ORDER BY 1, 2
  ) AS sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION practice_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM practice_counted(
    old.user_id, (old.started_at AT TIME ZONE 'UTC')::date,
    -(old.session_type = 'standard')::int, -(old.session_type = 'objection_handling')::int,
    -(old.status = 'completed')::int, -(old.score IS NOT NULL)::int,
    -coalesce(old.score, 0), -coalesce(old.duration_s, 0)::bigint
  );
  PERFORM practice_counted(
    new.user_id, (new.started_at AT TIME ZONE 'UTC')::date,
    (new.session_type = 'standard')::int, (new.session_type = 'objection_handling')::int,
    (new.status = 'completed')::int, (new.score IS NOT NULL)::int,
    coalesce(new.score, 0), coalesce(new.duration_s, 0)::bigint
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION practice_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Updates alone: where the user goes too, the counters are gone or go as well.
  UPDATE practice_days d SET
    standard = d.standard - sums.standard,
    objection_handling = d.objection_handling - sums.objection_handling,
    completed = d.completed - sums.completed,
    scored = d.scored - sums.scored,
    score_sum = d.score_sum - sums.score_sum,
    duration_s = d.duration_s - sums.duration_s
  FROM (
    SELECT
      user_id,
      (started_at AT TIME ZONE 'UTC')::date AS day,
      count(*) FILTER (WHERE session_type = 'standard') AS standard,
      count(*) FILTER (WHERE session_type = 'objection_handling') AS objection_handling,
      count(*) FILTER (WHERE status = 'completed') AS completed,
      count(score) AS scored,
      coalesce(sum(score), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed GROUP BY 1, 2
  ) AS sums
  WHERE d.user_id = sums.user_id AND d.day = sums.day;
  DELETE FROM practice_days d USING (SELECT DISTINCT user_id FROM removed) AS gone
  WHERE d.user_id = gone.user_id AND d.standard = 0 AND d.objection_handling = 0;
  UPDATE practice_totals t SET
    standard = t.standard - sums.standard,
    objection_handling = t.objection_handling - sums.objection_handling,
    completed = t.completed - sums.completed,
    scored = t.scored - sums.scored,
    score_sum = t.score_sum - sums.score_sum,
    duration_s = t.duration_s - sums.duration_s
  FROM (
    SELECT
      user_id,
      count(*) FILTER (WHERE session_type = 'standard') AS standard,
      count(*) FILTER (WHERE session_type = 'objection_handling') AS objection_handling,
      count(*) FILTER (WHERE status = 'completed') AS completed,
      count(score) AS scored,
      coalesce(sum(score), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed GROUP BY 1
  ) AS sums
  WHERE t.user_id = sums.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER training_sessions_practice_inserted AFTER INSERT ON training_sessions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION practice_inserted();
--> statement-breakpoint
CREATE TRIGGER training_sessions_practice_updated
  AFTER UPDATE OF user_id, started_at, session_type, status, score, duration_s ON training_sessions
  FOR EACH ROW EXECUTE FUNCTION practice_updated();
--> statement-breakpoint
CREATE TRIGGER training_sessions_practice_deleted AFTER DELETE ON training_sessions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION practice_deleted();
--> statement-breakpoint
INSERT INTO practice_days (user_id, day, standard, objection_handling, completed, scored, score_sum, duration_s)
SELECT
  user_id,
  (started_at AT TIME ZONE 'UTC')::date,
  count(*) FILTER (WHERE session_type = 'standard'),
  count(*) FILTER (WHERE session_type = 'objection_handling'),
  count(*) FILTER (WHERE status = 'completed'),
  count(score),
  coalesce(sum(score), 0),
  coalesce(sum(duration_s), 0)
FROM training_sessions GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO practice_totals (user_id, standard, objection_handling, completed, scored, score_sum, duration_s)
SELECT user_id, sum(standard), sum(objection_handling), sum(completed), sum(scored), sum(score_sum), sum(duration_s)
FROM practice_days GROUP BY 1;
