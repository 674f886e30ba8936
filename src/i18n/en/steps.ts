/** Texts shared by all step-by-step builders. */
export const steps = {
  step: 'Step {step} of {count}',
  continue: 'Continue',
  complete: 'Complete',
  creating: 'Creating...',
  saving: 'Saving...',
  save: 'Save changes',
  attention: 'Look at the marked field.',
  unsaved: 'Unsaved changes',
  discardTitle: 'Discard what you entered?',
  discardQuestion: 'It has not been saved yet.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  restored: 'Your draft was restored.',
  startOver: 'Start over',
}
