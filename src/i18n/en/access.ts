/** The pages that a link opens: an invitation, a new password, the setup. */
export const access = {
  checking: 'Checking the link…',
  toLogin: 'Go to the login',

  invitationTitle: 'Create your account',
  invitedToTeam: '{name} invites you to the team {team}, as {role}.',
  invited: '{name} invites you, as {role}.',
  invitationUntil: 'Invitation valid until {at}',
  asRole: { trainee: 'a trainee', manager: 'a manager', admin: 'an admin' },
  youWill: {
    trainee:
      'You will practice calls with simulated debtors. Your manager sees your results and helps you improve.',
    manager: 'You will practice, follow how your team does, and give its trainees assignments and advice.',
    admin: 'You will manage the people, teams and costs of this portal.',
  },
  haveAccount: 'Already have an account? Log in',
  invitationInvalidTitle: 'This invitation cannot be used',
  invitationInvalid:
    'It was already used, has expired, was revoked, or the link is incomplete. Ask the person who invited you for a new link.',
  closedTitle: 'Registration is closed',
  closed: 'This portal no longer creates accounts. Ask the person who invited you.',
  loggedInTitle: 'You are already logged in',
  loggedIn:
    'You are using the account {username}. To create another account with this invitation, log out first.',
  logOut: 'Log out and continue',
  toPortal: 'Go to the overview',

  resetTitle: 'Choose a new password',
  resetLead: 'For the account {username}. This link works once, until {at}.',
  newPassword: 'New password',
  passwordLength: 'The password needs {min} to {max} characters.',
  savePassword: 'Save password',
  savingPassword: 'Saving…',
  resetDoneTitle: 'Your password is changed',
  resetDone: 'All your devices were logged out. Log in with the new password.',
  logIn: 'Log in',
  resetInvalidTitle: 'This link cannot be used',
  resetInvalid:
    'It was already used, was replaced by a newer one, has expired after 30 minutes, or is incomplete. Ask your manager or an admin for a new link.',

  setupTitle: 'Set up the portal',
  setupLead: 'Create the account of the first admin. You can invite everybody else afterwards.',
  setupToken: 'Setup token',
  setupTokenHint: 'Shown in the server’s log at startup, or set by whoever installed the server.',
  setupTokenMissing: 'Enter the setup token.',
  createAdmin: 'Create admin account',
  creatingAdmin: 'Creating the account…',
  setupFailedTitle: 'Setup Error',
  setupClosedTitle: 'The portal is already set up',
  setupClosed: 'It already has an admin. Log in, or ask an admin for an invitation.',
}
