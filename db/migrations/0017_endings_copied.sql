-- A completed session takes its ending from its report. In the database, since a server of the version before completes
-- sessions beside this one and knows no ending.
CREATE FUNCTION session_ending_copied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.ending := (SELECT report #>> '{outcome,ending}' FROM performance_metrics WHERE session_id = new.id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER training_sessions_ending_copied BEFORE UPDATE OF status ON training_sessions
  FOR EACH ROW WHEN (old.status <> 'completed' AND new.status = 'completed')
  EXECUTE FUNCTION session_ending_copied();
--> statement-breakpoint
-- Of those that were completed so since 0016.
UPDATE training_sessions s SET ending = m.report #>> '{outcome,ending}'
FROM performance_metrics m
WHERE m.session_id = s.id AND s.status = 'completed' AND s.ending IS NULL;
