export const voice = {
  speechError: 'Error de voz',
  fallingBack: 'No se pudo reproducir el audio. Se usa la voz del navegador.',
  nothingSpeaks: 'El navegador tampoco pudo hablar. Revise el sonido o lea el texto.',
  preview: 'Así suena esta voz',
  listen: 'Escuchar',
  stop: 'Detener',
}
