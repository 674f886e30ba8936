import type { AssignmentInput } from '#protocol/rest/assignments.ts'
import type { TestBrowser } from './browser.ts'
import { insertPerson, insertTeam, type Person } from './organisation.ts'
import { TestPortal } from './test-portal.ts'

const dayMs = 86_400_000

type AssignmentTeam = { teamId: string; manager: Person; admin: Person; ana: Person; ben: Person }

/** A portal with an adjustable clock, with people who assign and people who are assigned. */
export class AssignmentFixture {
  #aheadDays = 0
  readonly portal = new TestPortal({ parts: { now: () => this.#now() } })

  #now(): Date {
    return new Date(Date.now() + this.#aheadDays * dayMs)
  }

  inDays(days: number): string {
    return new Date(this.#now().getTime() + days * dayMs).toISOString()
  }

  /** Runs `then` with the clock moved ahead by `days`, then restores it. */
  async daysLater(days: number, then: () => Promise<void>): Promise<void> {
    const before = this.#aheadDays
    this.#aheadDays = days
    try {
      await then()
    } finally {
      this.#aheadDays = before
    }
  }

  /** A new team for one test: a manager, two trainees, and an admin without a team. */
  async createTeam(): Promise<AssignmentTeam> {
    const teamId = await insertTeam(this.portal.backend.db, `Team ${crypto.randomUUID()}`)
    const person = (role: 'trainee' | 'manager' | 'admin', team: string | null) =>
      insertPerson(this.portal.backend, { role, teamId: team })
    return {
      teamId,
      manager: await person('manager', teamId),
      admin: await person('admin', null),
      ana: await person('trainee', teamId),
      ben: await person('trainee', teamId),
    }
  }

  /** An assignment with a prospect owned by its creator. */
  async assign(by: Person, input: Partial<AssignmentInput>) {
    const prospect = await by.browser.call('createProspect', {
      body: { type: 'individual', name: 'Ana Ruiz', debtAmount: 1_200, personality: 'cooperative' },
    })
    return by.browser.call('createAssignment', {
      body: { prospectId: prospect.id, deadline: this.inDays(7), ...input },
    })
  }
}

/** Starts the assigned session, or returns the open one. */
export const startAssigned = (browser: TestBrowser, id: string) =>
  browser.call('startAssignment', { params: { id }, body: {} })

/** Runs a whole session; its lines are enough for a score. */
export async function practise(browser: TestBrowser, id: string) {
  const session = await startAssigned(browser, id)
  for (const content of [
    'Hello, my name is Laura, calling on behalf of Northway on a recorded line. Am I speaking with you?',
    'I am sorry to hear that. What happened?',
    'Could you manage $50 a month?',
  ])
    await browser.call('chat', {
      body: {
        prospectId: session.prospectId,
        sessionId: session.id,
        messages: [{ role: 'user', content }],
      },
    })
  return browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
}

export const listDue = (browser: TestBrowser) => browser.call('listDueAssignments')
export const listAssignees = (browser: TestBrowser, id: string) =>
  browser.call('listAssignees', { params: { id } })
/** The status, the code and the invalid fields of a refused call. */
export async function errorOf(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const response = await browser.fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const { code, issues } = (await response.json()) as { code: string; issues?: { path: string }[] }
  return issues === undefined
    ? `${response.status} ${code}`
    : `${response.status} ${code} ${issues.map((issue) => issue.path).join()}`
}
