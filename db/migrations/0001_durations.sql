-- Written by hand: a clock that was set back during a call left a negative duration. The triggers correct the sums.
UPDATE "training_sessions" SET "duration_s" = 0 WHERE "duration_s" < 0;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_duration" CHECK ("training_sessions"."duration_s" >= 0);
