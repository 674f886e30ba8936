import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import { createdAt, id, scoreCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'

/** Whether a report has a severe violation. A query must say it in these words to use the index of them. */
export const hasSevereViolation = (report: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`${report} @? '$.violations[*] ? (@.severity == "severe")'`

/** The scores of a session, one row per session. A null score means "insufficient evidence". */
export const performanceMetrics = pgTable(
  'performance_metrics',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    overallScore: integer('overall_score'),
    empathyScore: integer('empathy_score'),
    communicationScore: integer('communication_score'),
    objectionHandlingScore: integer('objection_handling_score'),
    solutionFocusScore: integer('solution_focus_score'),
    complianceScore: integer('compliance_score'),
    /**
     * By which edition of the criteria it was scored (server/domain/scoring/edition.ts). The default is for what is older than the
     * column and for servers of the version before, which know no editions and score by the first.
     */
    criteriaEdition: integer('criteria_edition').notNull().default(1),
    aiAnalysis: text('ai_analysis').notNull(),
    strengths: jsonb('strengths').$type<string[]>().notNull(),
    areasForImprovement: jsonb('areas_for_improvement').$type<string[]>().notNull(),
    /** The details of the scores: criteria, quotes, findings and the outcome. */
    report: jsonb('report').$type<AnalysisReport>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // For a manager's home, which asks for those of the last days.
    index('performance_metrics_severe').on(table.createdAt).where(hasSevereViolation(table.report)),
    scoreCheck('performance_metrics_overall', table.overallScore),
    scoreCheck('performance_metrics_empathy', table.empathyScore),
    scoreCheck('performance_metrics_communication', table.communicationScore),
    scoreCheck('performance_metrics_objection_handling', table.objectionHandlingScore),
    scoreCheck('performance_metrics_solution_focus', table.solutionFocusScore),
    scoreCheck('performance_metrics_compliance', table.complianceScore),
  ],
)
export type PerformanceMetrics = typeof performanceMetrics.$inferSelect
export type NewPerformanceMetrics = typeof performanceMetrics.$inferInsert
