-- A retry takes one moment of a call again. Its score is compared with that call's and counts in no average: repeating a
-- moment, or leaving it after a line, changed the average of all calls. forked_at_line marks a retry for good, while
-- forked_from_session_id goes with the call that it repeats.

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
    FROM added GROUP BY 1, 2 ORDER BY 1, 2
  ) AS sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION practice_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_score int := CASE WHEN old.forked_at_line IS NULL THEN old.score END;
  new_score int := CASE WHEN new.forked_at_line IS NULL THEN new.score END;
BEGIN
  PERFORM practice_counted(
    old.user_id, (old.started_at AT TIME ZONE 'UTC')::date,
    -(old.session_type = 'standard')::int, -(old.session_type = 'objection_handling')::int,
    -(old.status = 'completed')::int, -(old_score IS NOT NULL)::int,
    -coalesce(old_score, 0), -coalesce(old.duration_s, 0)::bigint
  );
  PERFORM practice_counted(
    new.user_id, (new.started_at AT TIME ZONE 'UTC')::date,
    (new.session_type = 'standard')::int, (new.session_type = 'objection_handling')::int,
    (new.status = 'completed')::int, (new_score IS NOT NULL)::int,
    coalesce(new_score, 0), coalesce(new.duration_s, 0)::bigint
  );
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
      count(score) FILTER (WHERE forked_at_line IS NULL) AS scored,
      coalesce(sum(score) FILTER (WHERE forked_at_line IS NULL), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed GROUP BY 1
  ) AS sums
  WHERE t.user_id = sums.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the retries added so far.
UPDATE practice_days d SET scored = d.scored - r.scored, score_sum = d.score_sum - r.score_sum
FROM (
  SELECT user_id, (started_at AT TIME ZONE 'UTC')::date AS day, count(score) AS scored, sum(score) AS score_sum
  FROM training_sessions WHERE forked_at_line IS NOT NULL AND score IS NOT NULL GROUP BY 1, 2
) AS r
WHERE d.user_id = r.user_id AND d.day = r.day;
--> statement-breakpoint
UPDATE practice_totals t SET scored = t.scored - r.scored, score_sum = t.score_sum - r.score_sum
FROM (
  SELECT user_id, count(score) AS scored, sum(score) AS score_sum
  FROM training_sessions WHERE forked_at_line IS NOT NULL AND score IS NOT NULL GROUP BY 1
) AS r
WHERE t.user_id = r.user_id;
