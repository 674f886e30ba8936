export const voice = {
  speechError: 'Speech Error',
  fallingBack: 'Could not play audio. Falling back to browser speech.',
  nothingSpeaks: 'This browser could not speak either. Check its sound, or read the text.',
  preview: 'How this voice sounds',
  listen: 'Listen',
  stop: 'Stop',
}
