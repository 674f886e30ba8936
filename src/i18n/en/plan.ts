/** What to practise next: on the dashboard and on the page of a person. */
export const plan = {
  title: 'Your plan',
  titleOf: 'Plan',
  loading: 'Loading the plan',
  practise: 'Practice next: {criterion}',
  why: 'In {lost} of the last {calls} scored calls this cost more points than anything else: only {percent} were earned.',
  drills: 'Moments to take again',
  noDrills: 'The next analyzed call will bring moments to take again.',
  from: '{name}, {date}',
  instead: 'A better line:',
  retry: 'Retry this moment',
  retryNamed: 'Retry this moment: {name}, line {line}',
  again: 'Retry again',
  againNamed: 'Retry again: {name}, line {line}',
  done: 'Done: the retry earned more',
  toDo: 'To do',
  compare: 'Compare the tries',
  compareNamed: 'Compare the tries: {name}, line {line}',
  fewCalls:
    '{missing, plural, one {One more scored call is} other {# more scored calls are}} needed to say what to practice.',
  nothingLost: 'Nothing was lost in the last calls. A harder level is the next step.',
}
