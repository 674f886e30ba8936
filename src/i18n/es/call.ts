export const call = {
  enable: 'Activar voz',
  disable: 'Desactivar voz',
  enabled: 'Modo de voz activado',
  whyTitle: 'Su micrófono para esta conversación',
  whyBrowser:
    'A continuación, el navegador le pedirá acceso al micrófono. Su propio reconocimiento de voz convierte en texto lo que usted dice; este portal recibe solo el texto, nunca el sonido. Es posible que el fabricante del navegador reciba el sonido.',
  whyDevice:
    'A continuación, el navegador le pedirá acceso al micrófono. Convierte en texto lo que usted dice en este mismo dispositivo: nadie más recibe el sonido.',
  whyDeviceCannot:
    'Usted eligió que su voz no salga de este dispositivo, y aquí este navegador no puede reconocer este idioma. Escuchará al deudor y responderá por escrito, a menos que elija otra opción en la configuración de voz.',
  whyStreaming:
    'Su navegador le pedirá ahora el micrófono. Mientras usted habla, su voz se envía al servidor de este portal, y un servicio de voz que el portal usa la convierte en texto. El portal no guarda el sonido.',
  whyServer:
    'A continuación, el navegador le pedirá acceso al micrófono. Este navegador no reconoce la voz, así que lo que usted dice se envía al servidor de este portal, y un servicio de voz que el portal usa lo convierte en texto. El portal no guarda el sonido.',
  whyNothing:
    'Usted escuchará al deudor. Este navegador no puede transcribir la voz, así que responderá por escrito.',
  allow: 'Permitir el micrófono',
  continue: 'Continuar',
  byText: 'Escribir en su lugar',
  withoutMicrophone: 'Llamar sin él',
  before: {
    title: 'Su micrófono para esta llamada',
    why: 'A continuación, el navegador le pedirá acceso al micrófono. La llamada empieza cuando usted haya respondido, así que no se pierde nada de lo que diga el deudor.',
    speech: {
      best: 'Lo que usted dice se convierte en texto en este dispositivo, con el fabricante de su navegador o en el servidor de este portal, según lo que mejor funcione. La llamada indica cuál.',
      device:
        'Lo que usted dice se convierte en texto en este dispositivo, como eligió. Nadie más recibe el sonido.',
      browser:
        'Su navegador convierte en texto lo que usted dice, como eligió. Es posible que su fabricante reciba el sonido; este portal, no.',
      server:
        'El servidor de este portal convierte en texto lo que usted dice con un servicio de voz, como eligió. Si no tiene ninguno, lo hace su navegador. La llamada indica cuál.',
    },
    typing: 'Puede escribir una línea en cualquier momento, también a mitad de la llamada.',
    denied:
      'Su navegador bloquea el micrófono en este sitio. Abra la configuración del sitio junto a la dirección, permita el micrófono e inténtelo de nuevo.',
    missing: 'No se encontró ningún micrófono. Conecte uno e inténtelo de nuevo.',
    busy: 'Otro programa usa el micrófono. Ciérrelo e inténtelo de nuevo.',
    unsupported: 'Esta página no tiene acceso a un micrófono: no se abrió por HTTPS.',
    choices: 'También puede escribir en su lugar o llamar sin él: oye al deudor y escribe sus mensajes.',
  },
  microphoneTitle: 'Se necesita el micrófono',
  microphone: 'Permita el acceso al micrófono para usar la voz.',
  recordingTitle: 'Error de grabación',
  recording: 'No se pudo iniciar la grabación. Revise los permisos del micrófono.',
  streamingFailedTitle: 'Falló la transcripción en vivo',
  streamingFailed: 'Sus palabras no se pierden. A partir de ahora su voz se transcribe de otra manera.',
  nothingHeardTitle: 'No se oyó nada',
  nothingHeard: 'No se reconocieron palabras en la grabación. Inténtelo de nuevo, más cerca del micrófono.',
  denied:
    'El micrófono está bloqueado. Permítalo en la barra de direcciones del navegador o escriba sus mensajes abajo.',
  missing: 'No se encontró ningún micrófono. Conecte uno o escriba sus mensajes abajo.',
  busy: 'Otro programa usa el micrófono. Ciérrelo o escriba sus mensajes abajo.',
  unsupported: 'Esta página no tiene acceso a un micrófono. Escriba sus mensajes abajo.',
  lost: 'Se desconectó el micrófono. Conecte uno o escriba sus mensajes abajo.',
  tryAgain: 'Intentar de nuevo',
  cannotHear:
    'Este navegador no puede transcribir la voz. Usted escucha al deudor; escriba sus mensajes abajo.',
  deviceCannotHear:
    'Su voz no sale de este dispositivo, como eligió, y aquí este navegador no puede reconocer este idioma. Elija otra opción en la configuración de voz o escriba sus mensajes abajo.',
  sentAway:
    'Lo que usted dice se envía al servidor de este portal para convertirlo en texto. El portal no guarda el sonido.',
  staysHere: 'Lo que usted dice se convierte en texto en este dispositivo. Nadie más recibe el sonido.',
  browserHears:
    'Su navegador convierte en texto lo que usted dice. Es posible que su fabricante reciba el sonido.',
  elsewhere: 'El micrófono está en uso en otra pestaña de esta sesión.',
  takeOver: 'Usarlo aquí',
  needsClick: 'El navegador necesita un clic antes de reproducir la voz del deudor.',
  allowSound: 'Activar el sonido',
  starting: 'Iniciando la voz...',
  record: 'Grabar',
  stopRecording: 'Detener la grabación',
  speaking: 'Hablando',
  listening: 'Escuchando',
  hearingYou: 'Se le escucha',
  paused: 'La grabación está desactivada',
  hold: 'Presione y hable',
  holdHint: 'Mantenga presionado este botón o la barra espaciadora mientras habla',
  level: 'Nivel del micrófono',
  panel: 'Voz',
  settings: 'Configuración de voz',
  transcribing: 'Transcribiendo sus palabras',
  delay: '{seconds} s',
  delayHint: 'Desde su última palabra hasta el primer sonido de la respuesta',
  replay: 'Reproducir de nuevo',
  stopReplay: 'Detener',
}
