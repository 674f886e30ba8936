ALTER TABLE "training_sessions" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_ending" CHECK ("training_sessions"."ending" in ('promise', 'settled', 'partial', 'disputed', 'callback', 'open', 'refused', 'hung_up', 'ceased'));--> statement-breakpoint
-- Of the calls that have been analyzed so far.
UPDATE training_sessions s SET ending = m.report #>> '{outcome,ending}'
FROM performance_metrics m
WHERE m.session_id = s.id AND s.status = 'completed';
