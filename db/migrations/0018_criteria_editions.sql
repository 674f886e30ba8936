CREATE TABLE "practice_score_totals" (
	"user_id" uuid NOT NULL,
	"criteria_edition" integer NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "practice_score_totals_user_id_criteria_edition_pk" PRIMARY KEY("user_id","criteria_edition")
);
--> statement-breakpoint
CREATE TABLE "practice_scores" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"criteria_edition" integer NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "practice_scores_user_id_day_criteria_edition_pk" PRIMARY KEY("user_id","day","criteria_edition")
);
--> statement-breakpoint
ALTER TABLE "performance_metrics" ADD COLUMN "criteria_edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "criteria_edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_score_totals" ADD CONSTRAINT "practice_score_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_scores" ADD CONSTRAINT "practice_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Scores of two editions of the criteria are on two scales, so means are kept by edition.

-- Whatever changes a session at the same time is counted before all of this or after it.
LOCK TABLE training_sessions IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- A completed session takes its ending and its edition from its analysis. In the database, since a server of the version before
-- completes sessions beside this one and knows no edition: the column of its analysis then has the first.
CREATE OR REPLACE FUNCTION session_ending_copied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  analysis record;
BEGIN
  SELECT report #>> '{outcome,ending}' AS ending, criteria_edition INTO analysis
  FROM performance_metrics WHERE session_id = new.id;
  IF FOUND THEN
    new.ending := analysis.ending;
    new.criteria_edition := analysis.criteria_edition;
  ELSE
    new.ending := NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION scores_counted(
  counted_user uuid, counted_day date, counted_edition int, new_scored int, new_score_sum int
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO practice_scores AS d (user_id, day, criteria_edition, scored, score_sum)
  VALUES (counted_user, counted_day, counted_edition, new_scored, new_score_sum)
  ON CONFLICT (user_id, day, criteria_edition) DO UPDATE SET
    scored = d.scored + excluded.scored,
    score_sum = d.score_sum + excluded.score_sum;
  INSERT INTO practice_score_totals AS t (user_id, criteria_edition, scored, score_sum)
  VALUES (counted_user, counted_edition, new_scored, new_score_sum)
  ON CONFLICT (user_id, criteria_edition) DO UPDATE SET
    scored = t.scored + excluded.scored,
    score_sum = t.score_sum + excluded.score_sum;
$$;
--> statement-breakpoint
CREATE FUNCTION scores_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions never wait for each other.
  PERFORM scores_counted(user_id, day, criteria_edition, scored, score_sum)
  FROM (
    SELECT
      user_id,
      (started_at AT TIME ZONE 'UTC')::date AS day,
      criteria_edition,
      count(*)::int AS scored,
      sum(score)::int AS score_sum
    FROM added WHERE score IS NOT NULL AND forked_at_line IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION scores_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_day date := (old.started_at AT TIME ZONE 'UTC')::date;
BEGIN
  IF old.score IS NOT NULL AND old.forked_at_line IS NULL THEN
    PERFORM scores_counted(old.user_id, old_day, old.criteria_edition, -1, -old.score);
  END IF;
  IF new.score IS NOT NULL AND new.forked_at_line IS NULL THEN
    PERFORM scores_counted(
      new.user_id, (new.started_at AT TIME ZONE 'UTC')::date, new.criteria_edition, 1, new.score
    );
  END IF;
  -- A row without a score would tell of an edition that nobody was scored by.
  DELETE FROM practice_scores
  WHERE user_id = old.user_id AND day = old_day AND criteria_edition = old.criteria_edition AND scored = 0;
  DELETE FROM practice_score_totals
  WHERE user_id = old.user_id AND criteria_edition = old.criteria_edition AND scored = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION scores_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Updates alone: where the user goes too, the sums are gone or go as well.
  UPDATE practice_scores d SET scored = d.scored - sums.scored, score_sum = d.score_sum - sums.score_sum
  FROM (
    SELECT
      user_id, (started_at AT TIME ZONE 'UTC')::date AS day, criteria_edition, count(*) AS scored, sum(score) AS score_sum
    FROM removed WHERE score IS NOT NULL AND forked_at_line IS NULL GROUP BY 1, 2, 3
  ) AS sums
  WHERE d.user_id = sums.user_id AND d.day = sums.day AND d.criteria_edition = sums.criteria_edition;
  DELETE FROM practice_scores d USING (SELECT DISTINCT user_id FROM removed) AS gone
  WHERE d.user_id = gone.user_id AND d.scored = 0;
  UPDATE practice_score_totals t SET scored = t.scored - sums.scored, score_sum = t.score_sum - sums.score_sum
  FROM (
    SELECT user_id, criteria_edition, count(*) AS scored, sum(score) AS score_sum
    FROM removed WHERE score IS NOT NULL AND forked_at_line IS NULL GROUP BY 1, 2
  ) AS sums
  WHERE t.user_id = sums.user_id AND t.criteria_edition = sums.criteria_edition;
  DELETE FROM practice_score_totals t USING (SELECT DISTINCT user_id FROM removed) AS gone
  WHERE t.user_id = gone.user_id AND t.scored = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER training_sessions_scores_inserted AFTER INSERT ON training_sessions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION scores_inserted();
--> statement-breakpoint
CREATE TRIGGER training_sessions_scores_updated
  AFTER UPDATE OF user_id, started_at, status, score, criteria_edition ON training_sessions
  FOR EACH ROW WHEN (
    (old.user_id, old.started_at, old.score, old.criteria_edition)
      IS DISTINCT FROM (new.user_id, new.started_at, new.score, new.criteria_edition)
  ) EXECUTE FUNCTION scores_updated();
--> statement-breakpoint
CREATE TRIGGER training_sessions_scores_deleted AFTER DELETE ON training_sessions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION scores_deleted();
--> statement-breakpoint
-- What has been scored so far, all of it by the first edition.
INSERT INTO practice_scores (user_id, day, criteria_edition, scored, score_sum)
SELECT user_id, (started_at AT TIME ZONE 'UTC')::date, criteria_edition, count(*), sum(score)
FROM training_sessions WHERE score IS NOT NULL AND forked_at_line IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO practice_score_totals (user_id, criteria_edition, scored, score_sum)
SELECT user_id, criteria_edition, count(*), sum(score)
FROM training_sessions WHERE score IS NOT NULL AND forked_at_line IS NULL GROUP BY 1, 2;
--> statement-breakpoint
-- The triggers write these tables with the rights of whoever changes a session: also those of servers of the version before,
-- which go on until they are stopped, while the rights on new tables are given at the next start.
DO $$
DECLARE
  app record;
BEGIN
  FOR app IN
    SELECT DISTINCT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'practice_days' AND privilege_type = 'INSERT' AND grantee NOT IN (current_user, 'PUBLIC')
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON practice_scores, practice_score_totals TO %I', app.grantee);
  END LOOP;
END $$;
