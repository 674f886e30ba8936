-- A completed call without a score lasted seconds, or ended before there was anything to score. It counted as a call in the
-- figures of the person and of the team, and made the average call shorter; now it is in the lists alone. Once a
-- reviewer gives it a score it counts like any other.

-- Whatever changes a session at the same time is counted before all of this or after it.
LOCK TABLE training_sessions IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION practice_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
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
      count(score) FILTER (WHERE forked_at_line IS NULL)::int AS scored,
      coalesce(sum(score) FILTER (WHERE forked_at_line IS NULL), 0)::int AS score_sum,
      coalesce(sum(duration_s), 0)::bigint AS duration_s
    FROM added WHERE status <> 'completed' OR score IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
  ) AS sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION practice_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_day date := (old.started_at AT TIME ZONE 'UTC')::date;
  old_score int := CASE WHEN old.forked_at_line IS NULL THEN old.score END;
  new_score int := CASE WHEN new.forked_at_line IS NULL THEN new.score END;
BEGIN
  IF old.status <> 'completed' OR old.score IS NOT NULL THEN
    PERFORM practice_counted(
      old.user_id, old_day,
      -(old.session_type = 'standard')::int, -(old.session_type = 'objection_handling')::int,
      -(old.status = 'completed')::int, -(old_score IS NOT NULL)::int,
      -coalesce(old_score, 0), -coalesce(old.duration_s, 0)::bigint
    );
  END IF;
  IF new.status <> 'completed' OR new.score IS NOT NULL THEN
    PERFORM practice_counted(
      new.user_id, (new.started_at AT TIME ZONE 'UTC')::date,
      (new.session_type = 'standard')::int, (new.session_type = 'objection_handling')::int,
      (new.status = 'completed')::int, (new_score IS NOT NULL)::int,
      coalesce(new_score, 0), coalesce(new.duration_s, 0)::bigint
    );
  END IF;
  -- A day without a call that counts would tell that the person had practised.
  DELETE FROM practice_days
  WHERE user_id = old.user_id AND day = old_day AND standard = 0 AND objection_handling = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION practice_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
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
      count(score) FILTER (WHERE forked_at_line IS NULL) AS scored,
      coalesce(sum(score) FILTER (WHERE forked_at_line IS NULL), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed WHERE status <> 'completed' OR score IS NOT NULL GROUP BY 1, 2
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
      count(score) FILTER (WHERE forked_at_line IS NULL) AS scored,
      coalesce(sum(score) FILTER (WHERE forked_at_line IS NULL), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed WHERE status <> 'completed' OR score IS NOT NULL GROUP BY 1
  ) AS sums
  WHERE t.user_id = sums.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What such calls added so far.
UPDATE practice_days d SET
  standard = d.standard - u.standard,
  objection_handling = d.objection_handling - u.objection_handling,
  completed = d.completed - u.completed,
  duration_s = d.duration_s - u.duration_s
FROM (
  SELECT
    user_id,
    (started_at AT TIME ZONE 'UTC')::date AS day,
    count(*) FILTER (WHERE session_type = 'standard') AS standard,
    count(*) FILTER (WHERE session_type = 'objection_handling') AS objection_handling,
    count(*) AS completed,
    coalesce(sum(duration_s), 0) AS duration_s
  FROM training_sessions WHERE status = 'completed' AND score IS NULL GROUP BY 1, 2
) AS u
WHERE d.user_id = u.user_id AND d.day = u.day;
--> statement-breakpoint
DELETE FROM practice_days WHERE standard = 0 AND objection_handling = 0;
--> statement-breakpoint
UPDATE practice_totals t SET
  standard = t.standard - u.standard,
  objection_handling = t.objection_handling - u.objection_handling,
  completed = t.completed - u.completed,
  duration_s = t.duration_s - u.duration_s
FROM (
  SELECT
    user_id,
    count(*) FILTER (WHERE session_type = 'standard') AS standard,
    count(*) FILTER (WHERE session_type = 'objection_handling') AS objection_handling,
    count(*) AS completed,
    coalesce(sum(duration_s), 0) AS duration_s
  FROM training_sessions WHERE status = 'completed' AND score IS NULL GROUP BY 1
) AS u
WHERE t.user_id = u.user_id;
