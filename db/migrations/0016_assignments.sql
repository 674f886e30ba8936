CREATE TABLE "assignees" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"named" boolean NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"best_score" integer,
	"best_at" timestamp (3) with time zone,
	CONSTRAINT "assignees_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id"),
	CONSTRAINT "assignees_best_score" CHECK ("assignees"."best_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text,
	"prospect_id" uuid NOT NULL,
	"session_type" text NOT NULL,
	"difficulty" text,
	"pass_mark" integer NOT NULL,
	"attempts_max" integer,
	"deadline" timestamp (3) with time zone NOT NULL,
	"team_id" uuid,
	"whole_team" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "assignments_session_type" CHECK ("assignments"."session_type" in ('standard', 'objection_handling')),
	CONSTRAINT "assignments_difficulty" CHECK ("assignments"."difficulty" in ('beginner', 'medium', 'advanced', 'expert', 'easy', 'hard')),
	CONSTRAINT "assignments_pass_mark" CHECK ("assignments"."pass_mark" between 0 and 100),
	CONSTRAINT "assignments_attempts_max" CHECK ("assignments"."attempts_max" > 0),
	CONSTRAINT "assignments_whole_team" CHECK ("assignments"."team_id" is not null or not "assignments"."whole_team")
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "assignees" ADD CONSTRAINT "assignees_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignees" ADD CONSTRAINT "assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignees_user" ON "assignees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignments_open" ON "assignments" USING btree ("deadline","id") WHERE "assignments"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_deadline" ON "assignments" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "assignments_team" ON "assignments" USING btree ("team_id","deadline","id");--> statement-breakpoint
CREATE INDEX "assignments_prospect" ON "assignments" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "assignments_creator" ON "assignments" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_sessions_assignment" ON "training_sessions" USING btree ("assignment_id","user_id","started_at") WHERE "training_sessions"."assignment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "training_sessions_assignment_open" ON "training_sessions" USING btree ("assignment_id","user_id") WHERE "training_sessions"."assignment_id" is not null and "training_sessions"."status" <> 'completed';