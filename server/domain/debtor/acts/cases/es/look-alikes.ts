/** Lo que se parece a un acto o a una falta y no lo es, y lo que no es nada. */
export const lookAlikes = `
Nadie va a ir preso por esto. => 
Nunca le decimos nada a su trabajo. => 
No soy abogado y esto no es un juzgado. => 
No le podemos embargar el sueldo y jamás se lo diría. => 
No va a perder su casa por una cuenta del hospital. => 
Deje abro su expediente. => 
Ajá. => 
¿Me oye? => 
Perdón, ¿me lo repite? => 
No tengo plan de pagos para este tipo de cuenta. => 
no manejamos descuentos en estas cuentas => 
No le puedo quitar el recargo. => 
Tiene que pagar algo hoy. => 
No quiero que se preocupe por eso. => 
Yo también tengo un perro. => 
¿Qué tal el clima por allá? => 
¿Mandó el cheque a la dirección anterior? => closed_probe
`

/** Más de lo que se parece y no lo es. */
export const moreLookAlikes = `
No lo van a arrestar, no se preocupe. => 
Nosotros no amenazamos a nadie con la cárcel. => 
No soy de la policía. => 
nadie le va a tocar el sueldo => 
No puedo aceptar pagos a una cuenta personal. => 
¿Sigue ahí? => 
Un momento, mi computadora está lenta. => 
Ya tengo su número. => 
Su jefe parece buena persona. => 
Yo también viví en Monterrey. => 
Eso no se lo puedo ofrecer. => 
No hay quita para esta cuenta. => 
No lo estoy juzgando. => 
mi compañero le llamó ayer => 
No podemos hacer un plan hasta que valide la cuenta. => 
No necesito el total hoy. => 
`
