/** Where scores of an earlier edition of the criteria stand beside newer ones: they are on two scales. */
export const criteriaEdition = {
  earlier: 'Earlier criteria',
  title: 'Scored by earlier criteria',
  older: 'Scored by earlier criteria',
  newer: 'Scored by newer criteria',
  why: 'The criteria and their scale have changed since this call. Newer scores are on another scale, so this one is not compared with them.',
  drawnApart:
    '{count, plural, one {# call} other {# calls}} scored by earlier criteria, on another scale: drawn apart, not compared.',
  pointsApart: 'Scored by earlier criteria, on another scale: drawn apart, not compared.',
  value: '{value} (earlier criteria)',
  best: 'Your best: {score} (earlier criteria)',
  recommended: 'Recommended: not yet scored by the newest criteria',
  leftOut:
    'Not in this average: {count, plural, one {# call} other {# calls}} scored by earlier criteria, on another scale.',
  newestOnly: 'Of the calls scored by the newest criteria; earlier scores are on another scale.',
  comparison:
    'Average of the current members’ sessions scored by the newest criteria; earlier scores are on another scale.',
  averages: 'Each average is of the newest criteria alone; earlier scores are on another scale.',
  weeks: 'A week with both counts only calls scored by the newer criteria.',
  sinceFew:
    'By the newest criteria {count, plural, one {# call is} other {# calls are}} scored so far: too few for a trend.',
  periodBefore: 'The previous {days} days were scored by earlier criteria: not compared.',
  before: 'The previous period was scored by earlier criteria: not compared',
  lastCall: 'Not compared: last time was scored by other criteria',
  firstTry: 'Not compared: your first try was scored by other criteria',
  tries: {
    title: 'Both tries were scored by different criteria',
    why: 'The criteria and their scale changed in between, so no difference in points is told. Compare what was said.',
  },
}
